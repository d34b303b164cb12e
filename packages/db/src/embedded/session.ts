import pg from 'pg';
import { superuser } from './cluster.ts';

/** "posthorn" as eight bytes: a number no migration or library picks by chance. */
const folderLock = Buffer.from('posthorn').readBigInt64BE().toString();

export function urlOf(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The one connection that belongs to the supervisor: it holds the lock and notices a crash. */
export interface Session {
  readonly client: pg.Client;
  /** Settles when the connection is gone, for whatever reason. */
  readonly lost: Promise<void>;
}

export async function openSession(port: number, password: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'posthorn supervisor',
  });
  // Without a listener a dropped connection would end the whole process; 'end' tells us anyway.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  return { client, lost };
}

/** Held until the session ends, so it cannot outlive its process, not even after kill -9. */
export async function takeFolderLock({ client }: Session): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [folderLock],
  );
  return rows[0]?.taken === true;
}

export async function createDatabaseIfMissing({ client }: Session, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}
