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
        next_at: sql<Date>`clock_timestamp()`,
        ...(closesMissing && { closes_missing: true }),
      })
      .where('id', '=', feedId)
      .execute();
  }
  await enqueueReadings(tx, feedIds, personId);
}

/**
 * One job for each feed, however often it is asked for; one that has begun already is followed by another. They are
 * added in the order of their ids: two who add the same ones in different orders would wait for each other.
 */
export async function enqueueReadings(
  tx: Tx,
  feedIds: readonly string[],
  personId?: string,
): Promise<void> {
  for (const feedId of feedIds.toSorted()) {
    const payload = { feedId, ...(personId && { personId }) };
    await enqueueJob(tx, readFeedJob, payload, { key: `feed/${feedId}` });
  }
}
