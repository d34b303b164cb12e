import type { Db } from '@posthorn/db';
import { sql } from 'kysely';
import { type JobWorker, workOn } from '../../../platform/jobs/define-job.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { listDueFeeds } from './lease.ts';
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
    for (const { id: feedId } of await listDueFeeds(tx, ENQUEUED_AT_ONCE)) {
      await enqueueJob(tx, readFeedJob, { feedId }, { key: `feed/${feedId}` });
    }
  });

/** Jobs that have been missing for a month do not come back; who asks about a reading does so within three. */
async function tidyFeeds(db: Db): Promise<void> {
  await db.deleteFrom('job').where('gone_at', '<', sql<Date>`now() - interval '30 days'`).execute();
  await db
    .deleteFrom('feed_reading')
    .where('began_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}
