import { type Failure, LeaseLost } from '@posthorn/connectors';
import type { Database, Tx } from '@posthorn/db';
import { budgetNames, messageOf } from '@posthorn/domain';
import type { Updateable } from 'kysely';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { publishJob } from '../publish-job.ts';
import { tellProgress } from '../tell-progress.ts';
import type { Outcome, Tried } from './attempt.ts';
import { reachedColumns, reachedOf } from './keep-reached.ts';
import type { AnyPublication, Lease } from './lease.ts';
import type { Reached } from './moves.ts';
import { recordOutcome } from './record-outcome.ts';
import {
  isOutOfPatience,
  isProtective,
  isSoon,
  LONG_WORK_PAUSE_MS,
  nextTry,
  PROTECTIVE_PAUSE_MS,
} from './retry.ts';
import { LATE_WINDOW_MS, type PublishTools } from './tools.ts';

type Columns = Updateable<Database['publication']>;

/** A moment more than a network may take, because clocks differ. */
const TIDY_AFTER_MS = LATE_WINDOW_MS + 5_000;
/** An echo is switched off and costs nothing: where a network is away for hours it is not asked every other minute. */
const TIDY_AGAIN_MS = 30 * 60_000;

/** Writes down how a try ended, with everything that follows from it, and gives the lease back. */
export function settle(tools: PublishTools, { row, token }: Lease, last: Tried): Promise<void> {
  const tried = concluded(tools, row, last);
  const { outcome } = tried;
  return tools.db.transaction().execute(async (tx) => {
    // Locked in the same order everywhere: the campaign, then its publications.
    const campaign = await tx
      .selectFrom('campaign')
      .select(['id', 'account_id', 'workspace_id', 'title', 'status', 'paused_at'])
      .where('id', '=', row.campaign_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { isOutdated } = await writeSettled(tx, tools, { row, token }, tried);
    await recordOutcome(tx, {
      ...{ campaign, row, reached: tried.reached, outcome, isOutdated },
      tries: triesOf(tools, row, tried),
      now: new Date(tools.clock.now()),
      isPast: tools.isPast ?? false,
    });
    await tellProgress(tx, {
      campaignId: campaign.id,
      accountId: campaign.account_id,
      workspaceId: campaign.workspace_id,
    });
  });
}

/** The columns of a publication after a try; answers whether something else is wanted meanwhile. */
export async function writeSettled<P extends object>(
  tx: Tx,
  tools: PublishTools,
  { row, token }: Pick<Lease<AnyPublication>, 'row' | 'token'>,
  tried: Tried<P>,
): Promise<{ isOutdated: boolean }> {
  const { outcome } = tried;
  const wanted = await lockHeld(tx, row.id, token);
  const isOutdated = wanted.wanted_version !== row.wanted_version;
  const isTold = !isOutdated && (outcome.is === 'reached' || outcome.is === 'refused');
  const { due_at } = await tx
    .updateTable('publication')
    .set({
      ...reachedColumns(isTold ? allTold(tried.reached) : tried.reached),
      ...(isOutdated ? atOnce(tools) : columnsFor(tools, row, tried)),
      tidy_at: tidyAt(tools, row, tried),
      ...(isTold && { is_awaited: false }),
      ...(tried.reached.plan && !row.published_at && { published_at: new Date(tools.clock.now()) }),
      ...(tried.spread !== 'no' && { spread_at: null }),
      ...(tried.spread === 'done' && { last_spread_at: new Date(tools.clock.now()) }),
      // What the network says of it from now on is news, so it is asked soon.
      ...(outcome.is === 'reached' && { reached_version: row.wanted_version, followed_at: null }),
      ...(outcome.is === 'reached' && !isOutdated && adsLeftToSend(row, tried.reached)),
      lease_until: null,
      // A renewal that is still on its way comes too late.
      lease_token: token + 1,
    })
    .where('id', '=', row.id)
    .returning('due_at')
    .executeTakeFirstOrThrow();
  if (['later', 'atWork', 'stumbled'].includes(outcome.is)) await wakeAt(tx, tools, row.id, due_at);
  return { isOutdated };
}

/** The queue has real time. What is due after the clock was turned is found by looking. */
async function wakeAt(
  tx: Tx,
  { clock, machineNow }: PublishTools,
  publicationId: string,
  dueAt: Date | null,
): Promise<void> {
  if (!dueAt) return;
  const runAt = new Date(machineNow() + Math.max(0, dueAt.getTime() - clock.now()));
  const key = `publish/${publicationId}`;
  await enqueueJob(tx, publishJob, { publicationId }, { runAt, key });
}

const allTold = <P>(reached: Reached<P>): Reached<P> => ({
  ...reached,
  refused: reached.refused.map(({ ad }) => ({ ad, untold: null })),
});

/**
 * What is paused gets its ads when it goes on. Errors end when a campaign is stopped, so what was refused
 * is sent once more if it ever runs again: left out, it would be missing without a word.
 */
function adsLeftToSend(
  { wanted_delivery }: AnyPublication,
  { refused }: Reached<unknown>,
): Columns {
  if (wanted_delivery === 'paused') return {};
  return { ads_to_send: wanted_delivery === 'stopped' ? refused.map(({ ad }) => ad.id) : [] };
}

async function lockHeld(tx: Tx, id: string, token: number) {
  const held = await tx
    .selectFrom('publication')
    .select('wanted_version')
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLost();
  return held;
}

/**
 * A network that will not switch off what has ended there by itself shows nothing of it: what was wanted
 * is reached. As an error it would alarm people, and be tried again every ten minutes for good.
 */
export function concluded<P>(tools: PublishTools, row: AnyPublication, tried: Tried<P>): Tried<P> {
  const outcome = withPatience(tools, row, tried);
  if (outcome.is !== 'refused' || row.wanted_delivery !== 'stopped' || !tried.isOver) {
    return { ...tried, outcome };
  }
  tools.log.warn({ publication: row.id, failure: outcome.failure }, 'ended without being stopped');
  const reached: Reached<P> = { ...tried.reached, delivery: 'stopped' };
  return { ...tried, outcome: { is: 'reached', asked: [] }, reached };
}

/** After trying for long enough it takes a person. */
function withPatience(tools: PublishTools, row: AnyPublication, tried: Tried<unknown>): Outcome {
  const { outcome } = tried;
  const isStuck = ['later', 'atWork', 'stumbled'].includes(outcome.is);
  const tries = triesOf(tools, row, tried);
  if (!isStuck || !isOutOfPatience(row, tries, tools.machineNow())) return outcome;
  return { is: 'refused', failure: gaveUp(row, outcome) };
}

/** A try that got on is not held against it, nor is looking whether a network has done its part. */
function triesOf(tools: PublishTools, row: AnyPublication, tried: Tried<unknown>): number {
  const { outcome, hasProgressed } = tried;
  if (outcome.is !== 'atWork') return hasProgressed ? 1 : row.attempt + 1;
  if (hasProgressed) return 0;
  return isSoon(row, tools.machineNow()) ? row.attempt : row.attempt + 1;
}

function gaveUp(row: AnyPublication, outcome: Outcome): Failure {
  const userMessage = messageOf('publish.gaveUp', { channel: budgetNames[row.channel] });
  return outcome.is === 'stumbled'
    ? { ...outcome.failure, userMessage }
    : {
        kind: 'ambiguous',
        code: 'no_answer',
        message: 'It was never sure what happened.',
        userMessage,
      };
}

const settled: Columns = { attempt: 0, trying_since: null, failure: null };

const atOnce = ({ clock }: PublishTools): Columns => ({
  ...settled,
  state: 'waiting',
  due_at: new Date(clock.now()),
});

function columnsFor(tools: PublishTools, row: AnyPublication, tried: Tried<unknown>): Columns {
  const { outcome } = tried;
  const tidy = tidyAt(tools, row, tried);
  const again = new Date(tools.clock.now() + PROTECTIVE_PAUSE_MS);
  const attempt = triesOf(tools, row, tried);
  const waiting = (until: number): Columns => ({
    // What failed and is tried again by itself is still what a person has to look at.
    state: row.state === 'failed' ? 'failed' : 'waiting',
    attempt,
    due_at: new Date(until),
  });
  switch (outcome.is) {
    case 'reached':
      return { ...settled, state: stateAfter(tried.reached), due_at: tidy };
    case 'later':
      return waiting(Math.max(outcome.until, tools.clock.now()));
    case 'atWork': {
      const isAwaited = tried.hasProgressed || isSoon(row, tools.machineNow());
      return waiting(isAwaited ? outcome.until : tools.clock.now() + LONG_WORK_PAUSE_MS);
    }
    case 'stumbled':
      return {
        ...waiting(nextTry(tools, attempt, outcome.failure.retryAfterMs)),
        failure: JSON.stringify(outcome.failure),
      };
    case 'givenBack':
      return { ...waiting(tools.clock.now()), attempt: row.attempt };
    case 'refused': {
      const mayRun = isProtective(row, tried.reached) || tried.isAdrift;
      const failure = JSON.stringify(outcome.failure);
      const due_at = mayRun ? again : tidy;
      return { state: 'failed', attempt, trying_since: null, failure, due_at };
    }
    default:
      // There was nothing to reach: it is as it was, also after a stumble of our own.
      return row.state === 'failed'
        ? { due_at: tried.isAdrift ? again : tidy, trying_since: null }
        : { ...settled, state: stateAfter(tried.reached), due_at: tidy };
  }
}

/** Without a single ad that may be shown it failed, whatever was built. */
const stateAfter = ({ plan, delivery }: Reached<unknown>): AnyPublication['state'] =>
  delivery === 'active' || delivery === null ? (plan ? 'live' : 'failed') : delivery;

function tidyAt(
  { clock }: PublishTools,
  { tidy_at }: AnyPublication,
  { isUncertain, isTidy }: Tried<unknown>,
): Date | null {
  if (isTidy) return null;
  if (isUncertain) return new Date(clock.now() + TIDY_AFTER_MS);
  const isOverdue = tidy_at !== null && tidy_at.getTime() <= clock.now();
  return isOverdue ? new Date(clock.now() + TIDY_AGAIN_MS) : tidy_at;
}

/** Something of ours went wrong: it is tried again like a network that stumbled. */
export const stumbledOurselves = <P>(row: AnyPublication, isOver: boolean): Tried<P> => ({
  outcome: {
    is: 'stumbled',
    failure: {
      kind: 'transient',
      code: 'internal',
      message: 'The publish engine stumbled; the log of the server says more.',
      userMessage: messageOf('publish.internal'),
    },
  },
  reached: reachedOf<P>(row),
  isUncertain: true,
  isAdrift: false,
  isOver,
  isTidy: false,
  spread: 'no',
  hasProgressed: false,
});
