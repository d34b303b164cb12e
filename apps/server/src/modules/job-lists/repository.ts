import type { Database, Db, Tx } from '@posthorn/db';
import { runningStatuses } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import { realMoment } from '../../platform/real-time.ts';
import { refusalOfJob, refusedJobs } from '../publishing/index.ts';

/** A person waits for the answer. */
export const CHECK_WITHIN_MS = 120_000;

export type JobListRow = Selectable<Database['job_list']> & { pixel_id: string | null };
export type ReadingRow = Selectable<Database['feed_reading']>;
export type FeedRow = Awaited<ReturnType<typeof listFeeds>>[number];

const lists = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('job_list')
    .innerJoin('account', 'account.id', 'job_list.account_id')
    .selectAll('job_list')
    .select('account.pixel_id')
    .where('job_list.account_id', '=', accountId);

interface Page {
  page: number;
  perPage: number;
}

/** One row more than the page has says whether there is another page. */
export const listJobLists = (db: Db, accountId: string, { page, perPage }: Page) =>
  lists(db, accountId)
    .orderBy('job_list.id', 'desc')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();

export const findJobList = (
  db: Db | Tx,
  accountId: string,
  jobListId: string,
): Promise<JobListRow | undefined> =>
  lists(db, accountId).where('job_list.id', '=', jobListId).executeTakeFirst();

/** Two people who change the same one come one after the other. */
export const lockJobList = (tx: Tx, accountId: string, jobListId: string) =>
  tx
    .selectFrom('job_list')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', jobListId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function countJobLists(tx: Tx, accountId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('job_list')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Of each list that is advertised now, the title of the oldest campaign that does so. */
export async function listAdvertising(
  db: Db | Tx,
  jobListIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (jobListIds.length === 0) return new Map();
  const running = await db
    .selectFrom('dynamic_campaign')
    .distinctOn('job_list_id')
    .select(['job_list_id', 'title'])
    .where('job_list_id', 'in', jobListIds)
    .where('status', 'in', runningStatuses)
    .orderBy('job_list_id')
    .orderBy('id')
    .execute();
  return new Map(running.flatMap(({ job_list_id: id, title }) => (id ? [[id, title]] : [])));
}

/** With their profiles, in the order in which they were added. */
export async function listFeeds(db: Db | Tx, jobListIds: readonly string[]) {
  if (jobListIds.length === 0) return [];
  return db
    .selectFrom('feed')
    .innerJoin('job_profile', 'job_profile.id', 'feed.job_profile_id')
    .selectAll('feed')
    .select(['job_profile.name as profile_name', 'job_profile.function_group'])
    .select(
      sql<boolean>`coalesce(leased_until > ${realMoment}, false) or next_at <= product_time(clock_timestamp())`.as(
        'is_refreshing',
      ),
    )
    .where('feed.job_list_id', 'in', jobListIds)
    .orderBy('feed.id')
    .execute();
}

/** Of each feed the newest reading that has ended. */
export async function listLastReadings(
  db: Db | Tx,
  feedIds: readonly string[],
): Promise<ReadingRow[]> {
  if (feedIds.length === 0) return [];
  return db
    .selectFrom('feed_reading')
    .selectAll()
    .distinctOn('feed_id')
    .where('feed_id', 'in', feedIds)
    .where('outcome', '<>', 'running')
    .orderBy('feed_id')
    .orderBy('id', 'desc')
    .execute();
}

const SHOWN_READINGS = 100;

export const listReadings = (db: Db, accountId: string, jobListId: string): Promise<ReadingRow[]> =>
  db
    .selectFrom('feed_reading')
    .innerJoin('feed', 'feed.id', 'feed_reading.feed_id')
    .selectAll('feed_reading')
    .where('feed.account_id', '=', accountId)
    .where('feed.job_list_id', '=', jobListId)
    .orderBy('feed_reading.id', 'desc')
    .limit(SHOWN_READINGS)
    .execute();

export const findReading = (db: Db, accountId: string, readingId: string) =>
  db
    .selectFrom('feed_reading')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', readingId)
    .executeTakeFirst();

/** A check that began longer ago than it may take belongs to a process that is gone. */
export const listRunningChecks = (db: Db, accountId: string, personId: string) =>
  db
    .selectFrom('feed_reading')
    .select(['url', 'began_at', 'valid_jobs', 'refused_jobs'])
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('feed_id', 'is', null)
    .where('outcome', '=', 'running')
    .where(
      'began_at',
      '>',
      sql<Date>`product_now() - ${2 * CHECK_WITHIN_MS} * interval '1 millisecond'`,
    )
    .orderBy('id', 'desc')
    .execute();

/** The newest check of an address that found it usable, if it is not too long ago. */
export const findGoodCheck = (
  tx: Tx,
  accountId: string,
  { url, login, hours }: { url: string; login: string; hours: number },
) =>
  tx
    .selectFrom('feed_reading')
    .select('mapping')
    .where('account_id', '=', accountId)
    .where('feed_id', 'is', null)
    .where('url', '=', url)
    .where('login', '=', login)
    .where('outcome', '=', 'done')
    .where('began_at', '>', sql<Date>`product_now() - ${hours} * interval '1 hour'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface ItemsPage extends Page {
  jobListId: string;
  feedId: string | undefined;
  /** Only what a network refused. */
  isRefused: boolean;
}

/**
 * What is open, in the order in which it came. The feeds are read first: with their ids the index of jobs is read from
 * where they stand in it; joined to them, the jobs of other lists that stand before are read, too.
 */
export async function listItems(db: Db, request: ItemsPage) {
  const { jobListId, feedId } = request;
  const feeds = await db
    .selectFrom('feed')
    .select('id')
    .where('job_list_id', '=', jobListId)
    .$if(feedId !== undefined, (query) => query.where('id', '=', feedId ?? ''))
    .execute();
  if (feeds.length === 0) return [];
  const feedIds = feeds.map(({ id }) => id);
  return db
    .with('page', () => pageOfJobs(db, feedIds, request))
    .selectFrom('page')
    .innerJoin('job', 'job.id', 'page.id')
    .innerJoin('feed', 'feed.id', 'job.feed_id')
    .innerJoin('job_profile', 'job_profile.id', 'feed.job_profile_id')
    .selectAll('job')
    .select(['job_profile.function_group', refusalOfJob.as('refusal')])
    .orderBy('job.feed_id')
    .orderBy('job.id')
    .execute();
}

/** From the index alone: everything else is read for the jobs of the page only. */
const pageOfJobs = (
  db: Db,
  feedIds: readonly string[],
  { jobListId, isRefused, page, perPage }: ItemsPage,
) =>
  db
    .selectFrom('job')
    .select('job.id')
    .where('job.feed_id', 'in', feedIds)
    .where('job.gone_at', 'is', null)
    .$if(isRefused, (query) => query.where('job.id', 'in', refusedJobs(db, jobListId)))
    .orderBy('job.feed_id')
    .orderBy('job.id')
    .limit(perPage + 1)
    .offset((page - 1) * perPage);

export const findItem = (
  db: Db,
  accountId: string,
  { jobListId, itemId }: { jobListId: string; itemId: string },
) =>
  db
    .selectFrom('job')
    .innerJoin('feed', 'feed.id', 'job.feed_id')
    .select('job.content')
    .where('feed.account_id', '=', accountId)
    .where('feed.job_list_id', '=', jobListId)
    .where('job.id', '=', itemId)
    .executeTakeFirst();

/** Of each feed the first open ones. */
export async function listFirstItems(db: Db | Tx, feedIds: readonly string[], perFeed: number) {
  if (feedIds.length === 0) return [];
  return db
    .selectFrom('feed')
    .innerJoin('job_profile', 'job_profile.id', 'feed.job_profile_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('job')
          .selectAll('job')
          .whereRef('job.feed_id', '=', 'feed.id')
          .where('job.gone_at', 'is', null)
          .orderBy('job.id')
          .limit(perFeed)
          .as('job'),
      (join) => join.onTrue(),
    )
    .selectAll('job')
    .select(['job_profile.function_group', refusalOfJob.as('refusal')])
    .where('feed.id', 'in', feedIds)
    .orderBy('job.id')
    .execute();
}

/** The account's calendar. */
export async function findTimeZone(db: Db | Tx, accountId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
