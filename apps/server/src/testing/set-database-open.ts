import { connect } from '@posthorn/db';

/** Run from another database of the same server: closes this one to all, or opens it. */
export async function setDatabaseOpen(databaseUrl: string, open: boolean): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const outside = new URL(databaseUrl);
  outside.pathname = '/postgres';
  const { pool, close } = connect(outside.href, { max: 1, connectWithin: 60_000 });
  await pool.query(`alter database ${name} with allow_connections ${open}`);
  if (!open) {
    await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
  }
  await close();
}
