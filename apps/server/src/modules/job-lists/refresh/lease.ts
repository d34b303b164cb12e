import type { Database, Db, Tx } from '@posthorn/db';
import { finding, TRY_AGAIN_MINUTES } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import { realMoment } from '../../../platform/real-time.ts';

/** A process that dies leaves its feed to others after this time. */
export const LEASE_SECONDS = 60;
/** So many are begun at once, in all processes together. */
export const READ_AT_ONCE = 3;
/** After this time a reading gives its place to another one, and goes on beside those that begin. */
const SHARE_SECONDS = 30;
/** So many may go on for long; of more the one that began first is ended. */
const LONG_AT_ONCE = 6;
/** In one process. A reading that has become long is noticed a little later, so there may be a few more. */
export const JOBS_AT_ONCE = 2 * READ_AT_ONCE + LONG_AT_ONCE;

/** As it was when it was taken. */
export type LeasedFeed = Selectable<Database['feed']>;

/**
 * Takes a feed to read it. Undefined when it is not due, when another process reads it or another feed of its account, or
 * when enough others have just begun: whoever reads one looks for the next. What a person has asked for is answered by
 * this reading; what is asked for from now on is a matter of the next one.
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
      .selectFrom('feed')
      .selectAll()
      .where('id', '=', feedId)
      .where('next_at', '<=', sql<Date>`product_time(clock_timestamp())`)
      .where(isFree)
      .where(
        sql<boolean>`(select count(*) from feed other
          where other.leased_until > ${realMoment} and not ${isLong('other')}) < ${READ_AT_ONCE}`,
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!feed) return undefined;
    await tx
      .updateTable('feed')
      .set({
        ...{ lease, leased_until: leaseEnd, leased_at: realMoment },
        ...{ closes_missing: false, asked_by: null },
        // A feed at which a process dies is not tried at once again.
        next_at: minutesFromNow(TRY_AGAIN_MINUTES),
      })
      .where('id', '=', feedId)
      .execute();
    await clearAway(tx, feedId);
    return feed;
  });
}

const isLong = (feed: 'other' | 'feed') => sql<boolean>`coalesce(
  ${sql.ref(`${feed}.leased_at`)} <= ${realMoment} - ${SHARE_SECONDS} * interval '1 second', false)`;
const leaseEnd = sql<Date>`${realMoment} + ${LEASE_SECONDS} * interval '1 second'`;
/** One feed of an account at a time: a host that answers byte by byte keeps only its own account waiting. */
const isFree = sql<boolean>`not exists (
  select from feed other
  where other.account_id = feed.account_id and other.leased_until > ${realMoment})`;
/** Of a feed that is being read: it is put off as long as that goes on, so that it is due only where it was asked for. */
export const isAskedMeanwhile = sql<boolean>`next_at <= product_time(clock_timestamp())`;
export const minutesFromNow = (minutes: number) =>
  sql<Date>`product_time(clock_timestamp()) + ${minutes} * interval '1 minute'`;

const INTERRUPTED = 'jobList.interrupted';

/** What a process that died has left behind. */
async function clearAway(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('job_incoming').where('feed_id', '=', feedId).execute();
  await tx
    .updateTable('feed_reading')
    .set({
      outcome: 'failed',
      ended_at: sql<Date>`product_now()`,
      problem: JSON.stringify(finding(INTERRUPTED)),
    })
    .where('feed_id', '=', feedId)
    .where('outcome', '=', 'running')
    .execute();
}

/**
 * Of processes that died: their readings are over, and what a person has asked for is tried once more at once. Twice in a
 * row it may be the feed itself at which they die, and that waits.
 */
export async function endLapsed(tx: Tx): Promise<void> {
  const lapsed = await tx
    .selectFrom('feed')
    .select(['id', 'account_id', 'job_list_id'])
    .where('lease', 'is not', null)
    .where('leased_until', '<=', realMoment)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id, account_id: accountId, job_list_id: jobListId } of lapsed) {
    const askedBy = await findAskedBy(tx, id);
    await clearAway(tx, id);
    await tx
      .updateTable('feed')
      .set({
        ...{ lease: null, leased_until: null },
        ...(askedBy && {
          asked_by: sql<string>`coalesce(asked_by, ${askedBy})`,
          next_at: sql<Date>`product_time(clock_timestamp())`,
        }),
      })
      .where('id', '=', id)
      .execute();
    await announce(tx, {
      accountId,
      audience: { wholeAccount: true },
      event: { kind: 'jobList', id: jobListId, action: 'changed', by: null },
    });
  }
}

/** Who has asked for the reading that broke off, unless the one before it broke off, too. */
async function findAskedBy(tx: Tx, feedId: string): Promise<string | null> {
  const [last, before] = await tx
    .selectFrom('feed_reading')
    .select(['outcome', 'person_id', 'problem'])
    .where('feed_id', '=', feedId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (last?.outcome !== 'running' || before?.problem?.code === INTERRUPTED) return null;
  return last.person_id;
}

/** False when another process has taken the feed meanwhile, or it was deleted. */
export async function prolongLease(db: Db, feedId: string, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({
      leased_until: leaseEnd,
      next_at: sql<Date>`case when ${isAskedMeanwhile} then next_at
        else ${minutesFromNow(TRY_AGAIN_MINUTES)} end`,
    })
    .where('id', '=', feedId)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether so many that began later take long, too, that this one has to make way. */
export async function isCrowdedOut(db: Db, feedId: string, lease: string): Promise<boolean> {
  const { rows } = await sql`
    select from feed where id = ${feedId} and lease = ${lease} and ${isLong('feed')} and ${LONG_AT_ONCE} <= (
      select count(*) from feed other
      where other.leased_until > ${realMoment} and ${isLong('other')}
        and (other.leased_at, other.id) > (feed.leased_at, feed.id))`.execute(db);
  return rows.length > 0;
}

/** Gives a feed back that was not read to its end, so that any process can begin again at once. */
export async function giveBack(db: Db, feed: LeasedFeed, lease: string): Promise<void> {
  await db
    .updateTable('feed')
    .set({
      ...{ lease: null, leased_until: null, next_at: sql<Date>`product_time(clock_timestamp())` },
      closes_missing: sql<boolean>`closes_missing or ${feed.closes_missing}`,
      asked_by: sql<string | null>`coalesce(asked_by, ${feed.asked_by})`,
    })
    .where('id', '=', feed.id)
    .where('lease', '=', lease)
    .execute();
}

/**
 * The feeds that wait to be read, of each account the one that has waited longest. The account whose last turn is longest
 * ago comes first: one with many feeds, or slow ones, has no more turns than the others.
 */
export async function listDueFeeds(db: Db | Tx, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('feed')
        .innerJoin('account', 'account.id', 'feed.account_id')
        .select(['feed.id', 'feed.next_at'])
        .select(
          sql<Date | null>`(select max(leased_at) from feed of_account
            where of_account.account_id = feed.account_id)`.as('last_turn'),
        )
        .distinctOn('feed.account_id')
        .where('feed.next_at', '<=', sql<Date>`product_time(clock_timestamp())`)
        .where(isFree)
        .where(sql<boolean>`'dynamicAds' = any(account.features)`)
        .where('account.archived_at', 'is', null)
        .orderBy('feed.account_id')
        .orderBy('feed.next_at')
        .as('due'),
    )
    .select('id')
    .orderBy('last_turn', (order) => order.asc().nullsFirst())
    .orderBy('next_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
