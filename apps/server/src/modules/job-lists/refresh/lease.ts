import type { Database, Db, Tx } from '@posthorn/db';
import { finding } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';

/** A process that dies leaves its feed to others after this time. */
export const LEASE_SECONDS = 60;
/** In all processes together: reading a large feed keeps one worker busy, and others are needed for campaigns. */
const READ_AT_ONCE = 2;

export type LeasedFeed = Selectable<Database['feed']> & { taken_at: Date };

/**
 * Takes a feed to read it. Undefined when it is not due, when another process reads it, or when enough others are being
 * read: who finishes one looks for the next.
 */
export async function takeFeed(
  db: Db,
  feedId: string,
  lease: string,
): Promise<LeasedFeed | undefined> {
  return db.transaction().execute(async (tx) => {
    // One taker at a time, so that no more are read at once than may be.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn/take-feed'))`.execute(tx);
    const feed = await tx
      .updateTable('feed')
      .set({ lease, leased_until: leaseEnd })
      .where('id', '=', feedId)
      .where('next_at', '<=', sql<Date>`clock_timestamp()`)
      .where(isFree)
      .where(
        sql<boolean>`(select count(*) from feed other where other.leased_until > now()) < ${READ_AT_ONCE}`,
      )
      .returningAll()
      .returning(sql<Date>`clock_timestamp()`.as('taken_at'))
      .executeTakeFirst();
    if (feed) await clearAway(tx, feedId);
    return feed;
  });
}

const leaseEnd = sql<Date>`clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'`;
const isFree = sql<boolean>`(feed.leased_until is null or feed.leased_until < clock_timestamp())`;

/** What a process that died has left behind. */
async function clearAway(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('job_incoming').where('feed_id', '=', feedId).execute();
  await tx
    .updateTable('feed_reading')
    .set({
      outcome: 'failed',
      ended_at: sql<Date>`now()`,
      problem: JSON.stringify(finding('jobList.interrupted')),
    })
    .where('feed_id', '=', feedId)
    .where('outcome', '=', 'running')
    .execute();
}

/** False when another process has taken the feed meanwhile, or it was deleted. */
export async function prolongLease(db: Db, feedId: string, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({ leased_until: leaseEnd })
    .where('id', '=', feedId)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a feed back that was not read to its end, so that any process can begin again at once. */
export async function giveBack(db: Db, feedId: string, lease: string): Promise<void> {
  await db
    .updateTable('feed')
    .set({ lease: null, leased_until: null })
    .where('id', '=', feedId)
    .where('lease', '=', lease)
    .execute();
}

/** The feeds that wait to be read, those first that have waited longest. */
export const listDueFeeds = (db: Db | Tx, limit: number) =>
  db
    .selectFrom('feed')
    .innerJoin('account', 'account.id', 'feed.account_id')
    .select('feed.id')
    .where('feed.next_at', '<=', sql<Date>`clock_timestamp()`)
    .where(isFree)
    .where(sql<boolean>`'dynamicAds' = any(account.features)`)
    .orderBy('feed.next_at')
    .limit(limit)
    .execute();
