import type { Limit } from '@posthorn/contract';
import type { Database } from '@posthorn/db';
import { type Kysely, sql } from 'kysely';
import { Refusal } from './refusal.ts';

/** How many calls one caller may make in a window. */
const limits: Record<Limit, { calls: number; seconds: number }> = {
  signIn: { calls: 120, seconds: 60 },
  autocomplete: { calls: 300, seconds: 60 },
  search: { calls: 600, seconds: 60 },
  stream: { calls: 120, seconds: 60 },
  letter: { calls: 200, seconds: 600 },
  upload: { calls: 3_000, seconds: 3_600 },
};

/** Counted in the database, so that the limit holds over all processes together. */
export async function countCall(db: Kysely<Database>, limit: Limit, caller: string): Promise<void> {
  const { calls, seconds } = limits[limit];
  const result = await sql<{ count: number; wait: number }>`
    insert into rate_counter as c (key, count, resets_at)
    values (${`${limit}:${caller}`}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when c.resets_at <= now() then 1 else c.count + 1 end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(db);
  const row = result.rows[0];
  if (row && row.count > calls) {
    throw new Refusal('too_many', 'request.tooMany', {
      params: { seconds: row.wait },
      headers: { 'retry-after': String(row.wait) },
    });
  }
}
