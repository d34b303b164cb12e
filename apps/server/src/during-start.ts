import { connect, type Db } from '@posthorn/db';

/**
 * What a start, or a command of the program, does in the database, over connections of its
 * own: of processes that start together one loads while the others wait for it, for longer than a
 * statement of a request may run.
 */
export async function duringStart<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connect(url, {
    max: 4,
    name: 'posthorn-start',
    connectWithin: 60_000,
    statementTimeout: 0,
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
