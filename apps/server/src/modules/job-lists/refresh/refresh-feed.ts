import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import { dayIn, TRY_AGAIN_MINUTES } from '@posthorn/domain';
import { sql } from 'kysely';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { credentialsOf } from '../passwords.ts';
import { type Reading, readFeedAt } from '../read-feed-at.ts';
import { findTimeZone } from '../repository.ts';
import { applyReading, endReading, LeaseLost } from './apply-reading.ts';
import {
  giveBack,
  LEASE_SECONDS,
  type LeasedFeed,
  listDueFeeds,
  prolongLease,
  takeFeed,
} from './lease.ts';
import { readFeedJob } from './read-feed-job.ts';
import { stageItems } from './stage-items.ts';

export interface FeedTools {
  outgoing: Outgoing;
  secrets: Pick<Secrets, 'unseal'>;
  /** What day it is for people: the sandbox's clock, where there is one. */
  now: () => Date;
  /** Aborted when the product stops. */
  stopping?: AbortSignal;
}

const WITHIN_MS = 15 * 60_000;

/** Reads a feed and makes its jobs what it says, unless another process is at it. */
export async function refreshFeed(
  tools: FeedTools,
  db: Db,
  { feedId, personId }: { feedId: string; personId?: string | undefined },
): Promise<void> {
  const lease = randomUUID();
  const feed = await takeFeed(db, feedId, lease);
  if (!feed) return;
  const { id: readingId } = await db
    .insertInto('feed_reading')
    .values({
      ...{ account_id: feed.account_id, feed_id: feed.id, url: feed.url, login: feed.login },
      person_id: personId ?? null,
      began_at: feed.taken_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = holdLease(db, feedId, lease, tools.stopping);
  try {
    const staged = stageItems(db, feedId, lease);
    const reading = await readFeedAt(
      tools.outgoing,
      {
        url: feed.url,
        credentials: credentialsOf(tools.secrets, feed),
        mapping: feed.mapping ?? undefined,
        today: dayIn(await findTimeZone(db, feed.account_id), tools.now()),
        withinMs: WITHIN_MS,
        signal: held.lost,
      },
      staged.take,
    );
    if (tools.stopping?.aborted) return await giveBack(db, feedId, lease);
    if (!reading.outcome.failed) await staged.flush();
    await db.transaction().execute(async (tx) => {
      const taken = { feed, lease, seen: staged.seen };
      if (reading.outcome.failed) await keepFailure(tx, readingId, taken, reading);
      else await keepSuccess(tx, readingId, taken, reading);
    });
  } catch (error) {
    // What the other process does is up to it; of a deleted feed nothing is left to do.
    if (!(error instanceof LeaseLost)) throw error;
  } finally {
    held.release();
  }
}

interface Taken {
  feed: LeasedFeed;
  lease: string;
  seen: ReadonlySet<string>;
}

async function keepSuccess(tx: Tx, readingId: string, taken: Taken, reading: Reading) {
  const counts = await applyReading(tx, taken, reading);
  await keepReading(tx, readingId, reading, counts);
  await goOn(tx, taken, undefined);
}

/** Jobs stay as they are: a feed that can not be read says nothing about them. */
async function keepFailure(tx: Tx, readingId: string, taken: Taken, reading: Reading) {
  const { outcome } = reading;
  await tx.deleteFrom('job_incoming').where('lease', '=', taken.lease).execute();
  await keepReading(tx, readingId, reading, {
    outcome: 'failed',
    ...(outcome.failed && {
      failed_check: outcome.failed,
      problem: JSON.stringify(outcome.problem),
    }),
  });
  await goOn(tx, taken, TRY_AGAIN_MINUTES);
}

async function keepReading(tx: Tx, readingId: string, { summary }: Reading, more: object) {
  await tx
    .updateTable('feed_reading')
    .set({
      ...more,
      ended_at: sql<Date>`clock_timestamp()`,
      valid_jobs: summary.validJobs,
      refused_jobs: summary.refusedJobs,
      findings: JSON.stringify(summary.findings),
    })
    .where('id', '=', readingId)
    .execute();
}

/** Gives the feed back, and has the next one read that waits: this one again, where it was asked for meanwhile. */
async function goOn(tx: Tx, taken: Taken, minutes: number | undefined): Promise<void> {
  await endReading(tx, taken, minutes);
  for (const { id: feedId } of await listDueFeeds(tx, 1)) {
    await enqueueJob(tx, readFeedJob, { feedId });
  }
}

/** Keeps others away for as long as this process lives and has not lost the feed. */
function holdLease(db: Db, feedId: string, lease: string, stopping: AbortSignal | undefined) {
  const lost = new AbortController();
  const timer = setInterval(
    () => {
      prolongLease(db, feedId, lease).then(
        (isOurs) => isOurs || lost.abort(new LeaseLost()),
        // A database that does not answer may be back before the lease is over.
        () => {},
      );
    },
    (LEASE_SECONDS * 1_000) / 4,
  );
  timer.unref();
  return {
    lost: stopping ? AbortSignal.any([lost.signal, stopping]) : lost.signal,
    release: () => clearInterval(timer),
  };
}
