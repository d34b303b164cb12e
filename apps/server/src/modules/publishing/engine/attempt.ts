import {
  AtWork,
  adOfStep,
  type Connector,
  type Failure,
  isFormStep,
  isPassing,
  Journal,
  NetworkFailure,
  NotYet,
  type Plan,
  type Refs,
  type Run,
} from '@posthorn/connectors';
import { type BudgetChannel, budgetNames, dayIn, messageOf } from '@posthorn/domain';
import { placesOn } from '../places/places-on.ts';
import { GivenBack, PostgresJournalStore, Superseded } from './journal-store.ts';
import { keepReached, reachedOf } from './keep-reached.ts';
import type { AnyPublication, Lease, PublicationRow } from './lease.ts';
import { mentionProgress } from './mention-progress.ts';
import type { Reached } from './moves.ts';
import { reach } from './reach.ts';
import { isProtective } from './retry.ts';
import { LATE_WINDOW_MS, type PublishTools } from './tools.ts';
import { findSpent, findWish } from './wish.ts';

/** How a try ended. */
export type Outcome =
  /** With the ads that the network was asked about. */
  | { is: 'reached'; asked: string[] }
  /** Goes on at a certain time; nothing is wrong. */
  | { is: 'later'; until: number }
  /** The network works on what it was sent, and is looked at again: nothing was tried in vain. */
  | { is: 'atWork'; until: number }
  /** This process stops; another one goes on. */
  | { is: 'givenBack' }
  /** Trying again can help. */
  | { is: 'stumbled'; failure: Failure }
  /** A person has to do something first. */
  | { is: 'refused'; failure: Failure; others?: readonly Failure[] }
  /** Something else is wanted meanwhile. */
  | { is: 'superseded' }
  /** There was nothing to reach. */
  | { is: 'idle' };

export interface Tried<P = Plan> {
  outcome: Outcome;
  reached: Reached<P>;
  /** Something may still happen over there that no one knows of. */
  isUncertain: boolean;
  isTidy: boolean;
  /** It failed, and may be shown all the same: a call that switched it on may have lost its answer. */
  isAdrift: boolean;
  /** Its last day is over: the network has ended it, whatever it says when asked to switch it off. */
  isOver: boolean;
  /** The money that is left was spread over the days that are left. */
  spread: 'no' | 'failed' | 'done';
  hasProgressed: boolean;
}

/** One try to get a publication to where it is wanted, and to tidy up behind it when that is due. */
export async function attempt(
  tools: PublishTools,
  lease: Lease,
  signal: AbortSignal,
): Promise<Tried> {
  const { row, token, isTakenOver } = lease;
  const { clock } = tools;
  const { id: publicationId, wanted_version: wantedVersion } = row;
  const { plan, sources } = await findWish(tools.db, row);
  const reached = reachedOf(row);
  const store = new PostgresJournalStore(
    tools,
    { publicationId, token, wantedVersion },
    // The form and every ad that is made are steps that people see.
    async (key) => {
      if (adOfStep(row.channel, key) || isFormStep(row.channel, key)) {
        await mentionProgress(tools, row);
      }
    },
  );
  const journal = await Journal.open(store, { clock, lateWindowMs: LATE_WINDOW_MS });
  const connector = await tools.networks.connectorFor(tools.db, row.account_id, row.channel);
  const run = {
    journal,
    read: tools.assetsOf(row.account_id, sources),
    placeOn: connector ? placesOn(placesAround(tools), connector) : async () => undefined,
    signal,
  };
  const outcome = shouldReach(row, reached)
    ? await outcomeOf(() => tryToReach(tools, lease, { connector, plan, reached, run }))
    : { is: 'idle' as const };
  const isAdrift =
    connector !== undefined &&
    (await leftAdrift(tools, row, outcome, {
      ...{ reached, refs: journal.refs },
      pause: () => connector.pause({ plan, refs: journal.refs }, run),
    }));
  const isUncertain = isTakenOver || mayStillHappen(outcome);
  const isTidy =
    !isUncertain &&
    connector !== undefined &&
    (await tidied(tools, row, () =>
      connector.tidy({ plan: reached.plan ?? plan, refs: run.journal.refs }, run),
    ));
  const spread = await spreadAnew(tools, row, { connector, reached, run });
  const hasProgressed = store.completed > 0;
  const isOver = isOverOn(clock.now(), reached.plan ?? plan);
  return { outcome, reached, isAdrift, isUncertain, isTidy, isOver, spread, hasProgressed };
}

const placesAround = ({ db, networks: { isSandbox }, clock }: PublishTools) => ({
  ...{ db, isSandbox },
  now: () => clock.now(),
});

export const isOverOn = (now: number, { endDate, timeZone }: Plan): boolean =>
  endDate < dayIn(timeZone, new Date(now));

/** What failed for good waits for a person, unless ads may be shown that a person wants to end. */
export const shouldReach = (row: AnyPublication, reached: Pick<Reached, 'delivery'>): boolean =>
  row.reached_version < row.wanted_version &&
  (row.state !== 'failed' || isProtective(row, reached));

interface Work {
  /** Undefined where the account has no ad account on the network. */
  connector: Connector | undefined;
  plan: Plan;
  run: Run;
}

/** A publication that is given up before it was complete: its leftovers are switched off, because nothing looks after them any more. */
export async function leftAdrift(
  tools: PublishTools,
  row: AnyPublication,
  outcome: Outcome,
  { reached, refs, pause }: { reached: Reached<object>; refs: Refs; pause(): Promise<void> },
): Promise<boolean> {
  const isGivenUp = outcome.is === 'refused' || (outcome.is === 'idle' && row.state === 'failed');
  if (!isGivenUp || reached.plan || reached.delivery !== null) return false;
  if (Object.keys(refs).length === 0) return false;
  const off = await outcomeOf(async () => {
    await pause();
    return [];
  });
  if (off.is === 'reached') reached.delivery = 'paused';
  else tools.log.warn({ publication: row.id, off }, 'what failed could not be switched off yet');
  return off.is !== 'reached';
}

async function tryToReach(
  tools: PublishTools,
  lease: Lease,
  { connector, plan, reached, run }: Work & { reached: Reached },
): Promise<string[]> {
  const { row } = lease;
  const { channel, wanted_delivery: delivery, ads_to_send: adsToSend } = row;
  const isThere = Object.keys(run.journal.refs).length > 0;
  if (delivery !== 'active' && !isThere) {
    reached.delivery = delivery;
    return [];
  }
  if (!connector) throw new NetworkFailure(notConnected(channel));
  if (!reached.plan && delivery === 'active' && isOverOn(tools.clock.now(), plan)) {
    throw new NetworkFailure(ended(channel));
  }
  const spent = await findSpent(tools.db, row);
  const keep = async (now: Reached) => {
    const { reached_plan, reached_delivery, refused_ads } = await keepReached(tools, lease, now);
    lease.row = { ...row, reached_plan, reached_delivery, refused_ads };
  };
  const today = dayIn(plan.timeZone, new Date(tools.clock.now()));
  return reach({ plan, delivery, adsToSend }, reached, { connector, run, today, spent, keep });
}

/** Whether a network may still carry out what it was asked for without us hearing of it. */
export const mayStillHappen = (outcome: Outcome): boolean =>
  outcome.is === 'later' || (outcome.is === 'stumbled' && outcome.failure.kind === 'ambiguous');

export async function outcomeOf(work: () => Promise<string[]>): Promise<Outcome> {
  try {
    return { is: 'reached', asked: await work() };
  } catch (error) {
    if (error instanceof Superseded) return { is: 'superseded' };
    if (error instanceof GivenBack) return { is: 'givenBack' };
    if (error instanceof AtWork) return { is: 'atWork', until: error.until };
    if (error instanceof NotYet) return { is: 'later', until: error.until };
    if (!(error instanceof NetworkFailure)) throw error;
    const { failure, others } = error;
    return isPassing(failure.kind)
      ? { is: 'stumbled', failure }
      : { is: 'refused', failure, others };
  }
}

/**
 * Where a network takes no total, what is left is spread anew over the days that are left, so that it
 * never spends more. What does not work now is tried again when it is asked for next.
 */
async function spreadAnew(
  tools: PublishTools,
  row: PublicationRow,
  { connector, reached, run }: Omit<Work, 'plan'> & { reached: Reached },
): Promise<Tried['spread']> {
  const { plan, delivery } = reached;
  const mayBeShown = delivery === 'active' || delivery === null;
  const isWanted = row.wanted_delivery === 'active';
  if (!connector || row.spread_at === null || !plan || !mayBeShown || !isWanted) return 'no';
  const today = dayIn(plan.timeZone, new Date(tools.clock.now()));
  const change = { budget: plan.budget, spent: await findSpent(tools.db, row), today };
  const outcome = await outcomeOf(async () => {
    await connector.boost({ plan, refs: run.journal.refs }, run, change);
    return [];
  });
  if (outcome.is !== 'reached') {
    tools.log.warn({ publication: row.id, outcome }, 'what is left could not be spread');
  }
  return outcome.is === 'reached' ? 'done' : 'failed';
}

/** Removes echoes of calls whose answer was lost. What does not work now is tried again later. */
export async function tidied(
  tools: PublishTools,
  row: AnyPublication,
  removeEchoes: () => Promise<number>,
): Promise<boolean> {
  const isDue = row.tidy_at !== null && row.tidy_at.getTime() <= tools.clock.now();
  if (!isDue) return false;
  try {
    const removed = await removeEchoes();
    if (removed > 0) tools.log.warn({ publication: row.id, removed }, 'echoes were removed');
    return true;
  } catch (error) {
    if (!(error instanceof NetworkFailure) && !(error instanceof NotYet)) throw error;
    tools.log.warn({ err: error, publication: row.id }, 'tidying up is tried again later');
    return false;
  }
}

export const notConnected = (channel: BudgetChannel): Failure => ({
  kind: 'auth',
  code: 'not_connected',
  message: 'The account has no ad account on this network, so it was not called.',
  userMessage: messageOf('publish.notConnected', { channel: budgetNames[channel] }),
});

const ended = (channel: BudgetChannel): Failure => ({
  kind: 'invalid',
  code: 'ended',
  message: 'The last day of the campaign is over.',
  userMessage: messageOf('publish.ended', { channel: budgetNames[channel] }),
});
