import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { readFeedJob } from './read-feed-job.ts';

/**
 * Has feeds read as soon as a worker is free. One that is being read now is read again afterwards, because it may have
 * changed meanwhile. `closesMissing` is the leave of a person to close jobs, however many are missing.
 */
export async function askToRead(
  tx: Tx,
  feedIds: readonly string[],
  { personId, closesMissing = false }: { personId?: string; closesMissing?: boolean } = {},
): Promise<void> {
  for (const feedId of feedIds) {
    await tx
      .updateTable('feed')
      .set({
        next_at: sql<Date>`product_time(clock_timestamp())`,
        ...(closesMissing && { closes_missing: true }),
        // Kept with the feed: the job that reads it may be another one, which was added by the product itself.
        ...(personId && { asked_by: personId }),
      })
      .where('id', '=', feedId)
      .execute();
  }
  await enqueueReadings(tx, feedIds);
}

/**
 * One job for each feed, however often it is asked for; one that has begun already is followed by another. They are
 * added in the order of their ids: two who add the same ones in different orders would wait for each other.
 */
export async function enqueueReadings(tx: Tx, feedIds: readonly string[]): Promise<void> {
  for (const feedId of feedIds.toSorted()) {
    await enqueueJob(tx, readFeedJob, { feedId }, { key: `feed/${feedId}` });
  }
}
