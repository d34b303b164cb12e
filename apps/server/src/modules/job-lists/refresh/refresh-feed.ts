import { randomUUID } from 'node:crypto';
import { limitCall } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { dayIn, finding, TRY_AGAIN_MINUTES } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { refreshCatalogues } from '../../publishing/index.ts';
import { credentialsOf } from '../passwords.ts';
import { crowdedOut, type Reading, readFeedAt, type Validators } from '../read-feed-at.ts';
import { findTimeZone } from '../repository.ts';
import { applyReading, applyUnchanged, endReading, LeaseLost } from './apply-reading.ts';
import { enqueueReadings } from './ask-to-read.ts';
import {
  giveBack,
  isCrowdedOut,
  LEASE_SECONDS,
  type LeasedFeed,
  listDueFeeds,
  prolongLease,
  READ_AT_ONCE,
  takeFeed,
} from './lease.ts';
import { stageItems } from './stage-items.ts';
import { tellFailed, tellHeld } from './tell.ts';

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
  { feedId }: { feedId: string },
): Promise<void> {
  const lease = randomUUID();
  const feed = await takeFeed(db, feedId, lease);
  if (!feed) return;
  const { id: readingId } = await db
    .insertInto('feed_reading')
    .values({
      ...{ account_id: feed.account_id, feed_id: feed.id, url: feed.url, login: feed.login },
      person_id: feed.asked_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const staged = stageItems(db, feedId, lease);
  const taken = { feed, lease, seen: staged.seen };
  const held = holdLease(db, feedId, lease, tools.stopping);
  try {
    const today = dayIn(await findTimeZone(db, feed.account_id), tools.now());
    const reading = await readFeedAt(
      tools.outgoing,
      {
        url: feed.url,
        credentials: credentialsOf(tools.secrets, feed),
        mapping: feed.mapping ?? undefined,
        today,
        withinMs: WITHIN_MS,
        wants: 'items',
        signal: held.lost,
        known: validatorsOf(feed, today),
      },
      staged.take,
    );
    if (tools.stopping?.aborted) return await giveBack(db, feed, lease);
    if (!reading.outcome.failed) await staged.flush();
    await db.transaction().execute(async (tx) => {
      if (reading.outcome.failed) await keepFailure(tx, readingId, taken, reading);
      else if (reading.isUnchanged) await keepUnchanged(tx, readingId, taken, reading);
      else await keepSuccess(tx, readingId, taken, reading, { now: tools.now(), today });
    });
  } catch (error) {
    if (tools.stopping?.aborted) return await giveBack(db, feed, lease);
    if (error instanceof LeaseLost) return await clearStaged(db, taken);
    const kept = db.transaction().execute((tx) => keepFault(tx, readingId, taken));
    // Where not even that can be written, the lease runs out by itself; the first error is the one to know of.
    await kept.catch(() => {});
    throw error;
  } finally {
    held.release();
  }
}

/**
 * What the host is asked with, so that it need not send the same again. Not on another day, on which jobs may have closed
 * by themselves, and not when a person has asked: that one may doubt what the host says.
 */
function validatorsOf(feed: LeasedFeed, today: string): Validators | undefined {
  const { etag, last_modified: lastModified, unchanged_on, asked_by, closes_missing } = feed;
  if (unchanged_on !== today || asked_by !== null || closes_missing) return undefined;
  return etag || lastModified ? { etag, lastModified } : undefined;
}

interface Taken {
  feed: LeasedFeed;
  lease: string;
  seen: ReadonlySet<string>;
}

async function keepSuccess(
  tx: Tx,
  readingId: string,
  taken: Taken,
  reading: Reading,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const counts = await applyReading(tx, taken, reading, today);
  const { account_id: accountId, job_list_id: jobListId } = taken.feed;
  if (counts.added + counts.changed + counts.gone > 0) {
    await refreshCatalogues(tx, { accountId, jobListId, now });
  }
  await keepReading(tx, readingId, reading, counts);
  if (counts.outcome === 'held') await tellHeld(tx, taken.feed, readingId, counts.gone);
  await goOn(tx, taken, undefined);
}

async function keepUnchanged(tx: Tx, readingId: string, taken: Taken, reading: Reading) {
  await applyUnchanged(tx, taken, reading, readingId);
  await goOn(tx, taken, undefined);
}

/** Jobs stay as they are: a feed that can not be read says nothing about them. */
async function keepFailure(tx: Tx, readingId: string, taken: Taken, reading: Reading) {
  const { outcome } = reading;
  await clearStaged(tx, taken);
  await keepReading(tx, readingId, reading, {
    outcome: 'failed',
    ...(outcome.failed && {
      failed_check: outcome.failed,
      problem: JSON.stringify(outcome.problem),
    }),
  });
  if (outcome.failed) await tellFailed(tx, taken.feed, readingId, outcome.problem);
  await goOn(tx, taken, TRY_AGAIN_MINUTES);
}

/** What goes wrong on our side is told to people too, and a feed at which it happens is not tried without end. */
async function keepFault(tx: Tx, readingId: string, taken: Taken): Promise<void> {
  const problem = finding('jobList.notRead', '', { minutes: TRY_AGAIN_MINUTES });
  await clearStaged(tx, taken);
  await tx
    .updateTable('feed_reading')
    .set({
      ...{ outcome: 'failed', problem: JSON.stringify(problem) },
      ended_at: sql<Date>`product_time(clock_timestamp())`,
    })
    .where('id', '=', readingId)
    .execute();
  await goOn(tx, taken, TRY_AGAIN_MINUTES);
}

async function clearStaged(db: Db | Tx, { feed, lease }: Taken): Promise<void> {
  await db
    .deleteFrom('job_incoming')
    .where('feed_id', '=', feed.id)
    .where('lease', '=', lease)
    .execute();
}

async function keepReading(tx: Tx, readingId: string, { summary }: Reading, more: object) {
  await tx
    .updateTable('feed_reading')
    .set({
      ...more,
      ended_at: sql<Date>`product_time(clock_timestamp())`,
      valid_jobs: summary.validJobs,
      refused_jobs: summary.refusedJobs,
      findings: JSON.stringify(summary.findings),
    })
    .where('id', '=', readingId)
    .execute();
}

/** Gives the feed back, and has the next ones read that wait: this one again, where it was asked for meanwhile. */
async function goOn(tx: Tx, taken: Taken, minutes: number | undefined): Promise<void> {
  await endReading(tx, taken, minutes);
  await enqueueReadings(tx, await listDueFeeds(tx, READ_AT_ONCE));
}

/** Prolongs the lease, and has others begin whose turn it is; otherwise answers why the reading has to end. */
export async function goOnReading(
  db: Db,
  feedId: string,
  lease: string,
): Promise<Error | undefined> {
  if (!(await prolongLease(db, feedId, lease))) return new LeaseLost();
  await db
    .transaction()
    .execute(async (tx) => enqueueReadings(tx, await listDueFeeds(tx, READ_AT_ONCE)));
  return (await isCrowdedOut(db, feedId, lease)) ? crowdedOut() : undefined;
}

/** Keeps others away for as long as this process lives and has not lost the feed. */
function holdLease(db: Db, feedId: string, lease: string, stopping: AbortSignal | undefined) {
  const limit = limitCall({ signal: stopping });
  const timer = setInterval(
    () => {
      goOnReading(db, feedId, lease).then(
        (ended) => ended && limit.abort(ended),
        // A database that does not answer may be back before the lease is over.
        () => {},
      );
    },
    (LEASE_SECONDS * 1_000) / 4,
  );
  timer.unref();
  return {
    lost: limit.signal,
    release: () => {
      clearInterval(timer);
      limit.release();
    },
  };
}
