import type { Tx } from '@posthorn/db';
import { type Finding, type ReadingOutcome, say, sayFinding } from '@posthorn/domain';
import { notify } from '../../notifications/index.ts';
import type { LeasedFeed } from './lease.ts';

/** Notifies people of a feed that cannot be read; once, until it can be read again. */
export async function tellFailed(
  tx: Tx,
  feed: LeasedFeed,
  readingId: string,
  problem: Finding,
): Promise<void> {
  const last = await lastReading(tx, feed, readingId, ['done', 'held', 'failed']);
  // A fault of ours is no failure of the feed, and was told to nobody.
  if (last?.outcome === 'failed' && last.failed_check !== null) return;
  const title = await listName(tx, feed);
  await tell(tx, feed, readingId, {
    kind: 'feedFailed',
    message: say('news.feedFailed', { title, reason: sayFinding(problem) }),
  });
}

/** Notifies people of a feed that misses so many jobs that they are asked; once, until these are closed or back. */
export async function tellHeld(
  tx: Tx,
  feed: LeasedFeed,
  readingId: string,
  missing: number,
): Promise<void> {
  const last = await lastReading(tx, feed, readingId, ['done', 'held']);
  if (last?.outcome === 'held') return;
  const title = await listName(tx, feed);
  await tell(tx, feed, readingId, {
    kind: 'feedHeld',
    message: say('news.feedHeld', { title, n: missing }),
  });
}

/** The person who asked for the reading may have left before it ended, and is notified as well. */
const tell = (
  tx: Tx,
  { account_id: accountId, job_list_id: jobListId }: LeasedFeed,
  readingId: string,
  news: { kind: 'feedFailed' | 'feedHeld'; message: string },
): Promise<void> => notify(tx, { ...news, once: readingId, accountId, jobListId });

const lastReading = (
  tx: Tx,
  feed: LeasedFeed,
  readingId: string,
  outcomes: readonly ReadingOutcome[],
) =>
  tx
    .selectFrom('feed_reading')
    .select(['outcome', 'failed_check'])
    .where('feed_id', '=', feed.id)
    .where('id', '<>', readingId)
    .where('outcome', 'in', outcomes)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function listName(tx: Tx, { job_list_id }: LeasedFeed): Promise<string> {
  const { name } = await tx
    .selectFrom('job_list')
    .select('name')
    .where('id', '=', job_list_id)
    .executeTakeFirstOrThrow();
  return name;
}
