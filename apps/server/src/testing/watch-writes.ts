import type { Db } from '@posthorn/db';
import { sql } from 'kysely';

/** Tables that a refused request may touch: counting it, and prolonging the caller's session. */
const exceptions = ['session', 'rate_counter'];

/**
 * Notes every row that is written from now on, by triggers. What it answers says in which tables that was
 * since it was asked last; what was rolled back is not among them. Reading all tables before and after
 * would say the same, and take most of the time of the tests that look after every request.
 */
export async function watchWrites(db: Db): Promise<() => Promise<string[]>> {
  await sql`create schema watch`.execute(db);
  await sql`create table watch.written (name text primary key)`.execute(db);
  await sql`create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.written values (tg_table_name) on conflict do nothing;
      return null;
    end $$`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> all(${exceptions}))
      or (schemaname, tablename) = ('graphile_worker', '_private_jobs')`.execute(db);
  for (const { name } of tables) {
    await sql`create trigger note after insert or update or delete on ${sql.raw(name)}
      for each row execute function watch.note()`.execute(db);
  }
  return async () => {
    const { rows } = await sql<{ name: string }>`
      delete from watch.written returning name`.execute(db);
    return rows.map(({ name }) => name);
  };
}
