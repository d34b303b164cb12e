import type { Limit } from '@posthorn/contract';
import type { Connection } from '@posthorn/db';
import type { Granted } from './access/access.ts';
import { REAL_NOW } from './real-time.ts';
import { Refusal } from './refusal.ts';

interface Window {
  calls: number;
  seconds: number;
  /** How many all people of one account may make together. */
  ofAccount?: number;
}

/** How many calls one caller may make in a window; one person must not use up what others have. */
const limits: Record<Limit, Window> = {
  signIn: { calls: 120, seconds: 60 },
  autocomplete: { calls: 300, seconds: 60 },
  search: { calls: 600, seconds: 60 },
  stream: { calls: 120, seconds: 60 },
  letter: { calls: 200, seconds: 600 },
  // Letters to strangers: who misuses them harms the name of everyone's mail.
  invitation: { calls: 100, seconds: 3_600, ofAccount: 300 },
  picture: { calls: 3_000, seconds: 600 },
  upload: { calls: 3_000, seconds: 3_600 },
  newCampaign: { calls: 1_000, seconds: 3_600 },
  launch: { calls: 200, seconds: 3_600 },
  launchCheck: { calls: 300, seconds: 3_600 },
  pageRequest: { calls: 200, seconds: 3_600 },
  places: { calls: 600, seconds: 3_600 },
  connect: { calls: 120, seconds: 3_600 },
  // Each fetches a whole feed from another host.
  feedCheck: { calls: 60, seconds: 600, ofAccount: 200 },
  feedRefresh: { calls: 120, seconds: 3_600, ofAccount: 400 },
  // Each fetches a picture from another host and decodes it.
  jobPicture: { calls: 300, seconds: 600, ofAccount: 900 },
  // Each fetches a page and its pictures from another host.
  vacancyReading: { calls: 60, seconds: 600, ofAccount: 200 },
  // Each reads every campaign of the account, or opens what many people wrote.
  report: { calls: 60, seconds: 600, ofAccount: 300 },
};

/** Counted in the database, so that the limit holds over all processes together. */
const countText = `
  insert into rate_counter as c (key, count, resets_at)
  values ($1, 1, ${REAL_NOW} + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when c.resets_at <= ${REAL_NOW} then 1 else c.count + 1 end,
    resets_at = case when c.resets_at <= ${REAL_NOW} then excluded.resets_at else c.resets_at end
  returning count as calls, ceil(extract(epoch from resets_at - ${REAL_NOW}))::int as wait`;

/** How often this was done in its window, this time included, and the seconds until it begins anew. */
export async function countUse(
  pool: Connection['pool'],
  key: string,
  seconds: number,
): Promise<{ calls: number; wait: number }> {
  const { rows } = await pool.query<{ calls: number; wait: number }>({
    name: 'count-use',
    text: countText,
    values: [key, seconds],
  });
  return rows[0] ?? { calls: 0, wait: 0 };
}

/** Counts a call that was granted, and refuses it when there were too many in this window. */
export async function countCall(
  pool: Connection['pool'],
  limit: Limit,
  { person, account }: Granted,
  address: string,
): Promise<void> {
  const { calls: most, seconds, ofAccount } = limits[limit];
  await countFor(pool, `${limit}:${person?.id ?? address}`, { calls: most, seconds });
  if (ofAccount !== undefined && account) {
    await countFor(pool, `${limit}:account:${account.id}`, { calls: ofAccount, seconds });
  }
}

async function countFor(
  pool: Connection['pool'],
  key: string,
  { calls: most, seconds }: Window,
): Promise<void> {
  const { calls, wait } = await countUse(pool, key, seconds);
  if (calls <= most) return;
  throw new Refusal('too_many', 'request.tooMany', {
    params: { seconds: wait },
    headers: { 'retry-after': String(wait) },
  });
}
