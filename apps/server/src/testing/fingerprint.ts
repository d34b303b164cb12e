import type { Db } from '@posthorn/db';
import { sql } from 'kysely';

const tables = [
  'person',
  'identity',
  'account',
  'membership',
  'workspace',
  'workspace_member',
  'social_page',
  'campaign',
  'notification',
  'notification_mark',
  'activity',
  'mail',
] as const;

/** Everything the product knows, as one comparable value: a refused request leaves it alone. */
export async function fingerprint(db: Db): Promise<unknown> {
  const hashes = tables.map(
    (table) => sql`select ${table} as name,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.table(table)} t`,
  );
  return (await sql`${sql.join(hashes, sql` union all `)}`.execute(db)).rows;
}
