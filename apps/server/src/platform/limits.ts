import type { Limit } from '@posthorn/contract';
import type { Connection } from '@posthorn/db';
import { Refusal } from './refusal.ts';

interface Window {
  calls: number;
  seconds: number;
  /** All people of an account together. */
  ofAccount?: true;
}

/** How many calls one caller may make in a window. */
const limits: Record<Limit, Window> = {
  signIn: { calls: 120, seconds: 60 },
  autocomplete: { calls: 300, seconds: 60 },
  search: { calls: 600, seconds: 60 },
  stream: { calls: 120, seconds: 60 },
  letter: { calls: 200, seconds: 600 },
  picture: { calls: 3_000, seconds: 600 },
  upload: { calls: 3_000, seconds: 3_600 },
  launch: { calls: 200, seconds: 3_600, ofAccount: true },
};

/** The calls in this window so far, and the seconds until the next one begins. */
export interface Counted {
  calls: number;
  wait: number;
}

/**
 * Counted in the database, so that the limit holds over all processes together. The callers are a
 * query for their key and the seconds of their window.
 */
export const counting = (callers: string): string => `
  insert into rate_counter as c (key, count, resets_at)
  select key, 1, now() + make_interval(secs => seconds) from (${callers}) as caller (key, seconds)
  on conflict (key) do update set
    count = case when c.resets_at <= now() then 1 else c.count + 1 end,
    resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
  returning count as calls, ceil(extract(epoch from resets_at - now()))::int as wait`;

export const windowOf = (limit: Limit) => ({
  name: `${limit}:`,
  seconds: limits[limit].seconds,
  ofAccount: limits[limit].ofAccount ?? false,
});

/** Counts a call of somebody who is not signed in. */
export async function countCall(
  pool: Connection['pool'],
  limit: Limit,
  caller: string,
): Promise<Counted | undefined> {
  const { name, seconds } = windowOf(limit);
  const { rows } = await pool.query<Counted>({
    name: 'count',
    text: counting('values ($1, $2::int)'),
    values: [name + caller, seconds],
  });
  return rows[0];
}

export function refuseTooMany(limit: Limit, counted: Counted | undefined): void {
  if (!counted || counted.calls <= limits[limit].calls) return;
  throw new Refusal('too_many', 'request.tooMany', {
    params: { seconds: counted.wait },
    headers: { 'retry-after': String(counted.wait) },
  });
}
