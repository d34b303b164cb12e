import type { Db } from '@posthorn/db';
import { MISSING_JOB_DAYS, READING_DAYS } from '@posthorn/domain';
import { sql } from 'kysely';
import { type JobWorker, workOn } from '../../../platform/jobs/define-job.ts';
import { enqueueReadings } from './ask-to-read.ts';
import { endLapsed, listDueFeeds } from './lease.ts';
import { lookForFeedsJob, readFeedJob, tidyFeedsJob } from './read-feed-job.ts';
import { type FeedTools, refreshFeed } from './refresh-feed.ts';

/** Each one that is finished looks for the next, so that these only begin. */
const ENQUEUED_AT_ONCE = 10;

export const feedWorkers = (tools: FeedTools): JobWorker[] => [
  workOn(readFeedJob, (payload, { db }) => refreshFeed(tools, db, payload)),
  workOn(lookForFeedsJob, (_, { db }) => lookForFeeds(db)),
  workOn(tidyFeedsJob, (_, { db }) => tidyFeeds(db)),
];

const lookForFeeds = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await endLapsed(tx);
    await enqueueReadings(tx, await listDueFeeds(tx, ENQUEUED_AT_ONCE));
  });

const daysAgo = (days: number) => sql<Date>`product_now() - ${days} * interval '1 day'`;

async function tidyFeeds(db: Db): Promise<void> {
  await db.deleteFrom('job').where('gone_at', '<', daysAgo(MISSING_JOB_DAYS)).execute();
  await db.deleteFrom('feed_reading').where('began_at', '<', daysAgo(READING_DAYS)).execute();
  // Of feeds that were deleted while a process read them, and died.
  await db
    .deleteFrom('job_incoming')
    .where('feed_id', 'not in', db.selectFrom('feed').select('id'))
    .execute();
}
