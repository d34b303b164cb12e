import type { Db } from '@posthorn/db';
import { sql } from 'kysely';

/** Tables that a refused request may touch: counting it, and prolonging the caller's session. */
const exceptions = ['session', 'rate_counter'];

/** Everything the product knows, as one comparable value: a refused request leaves it alone. */
export async function fingerprint(db: Db): Promise<unknown> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> all(${exceptions})
        and tablename !~ '^(place|place_name|job_profile|function_group|kysely_.*)$')
      or (schemaname, tablename) = ('graphile_worker', '_private_jobs')`.execute(db);
  const hashes = tables.rows.map(
    ({ name }) => sql`select ${name} as name,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.raw(name)} t`,
  );
  return (await sql`${sql.join(hashes, sql` union all `)}`.execute(db)).rows;
}
