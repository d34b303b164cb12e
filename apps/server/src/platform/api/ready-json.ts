import type { Connection, Statement } from '@posthorn/db';

/**
 * An answer the database has already written as JSON. Building objects of it, only to write them out
 * again, would double what a list costs; tests check it against the contract all the same.
 */
export class ReadyJson {
  constructor(readonly text: string) {}
}

/** Runs a statement that writes its answer as JSON. */
export async function askForJson({ pool }: Connection, statement: Statement): Promise<ReadyJson> {
  const { rows } = await pool.query<{ answer: string }>(statement);
  return new ReadyJson(rows[0]?.answer ?? '');
}
