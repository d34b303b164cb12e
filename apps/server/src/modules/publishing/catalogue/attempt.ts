import {
  type CataloguePlan,
  type CatalogueRun,
  type FeedFailure,
  Journal,
  NetworkFailure,
  NotYet,
} from '@posthorn/connectors';
import {
  leftAdrift,
  mayStillHappen,
  notConnected,
  type Outcome,
  outcomeOf,
  shouldReach,
  type Tried,
  tidied,
} from '../engine/attempt.ts';
import { HeldPublication, PostgresJournalStore } from '../engine/journal-store.ts';
import { keepReached, reachedOf } from '../engine/keep-reached.ts';
import type { Lease } from '../engine/lease.ts';
import type { Reached } from '../engine/moves.ts';
import { LATE_WINDOW_MS, type PublishTools } from '../engine/tools.ts';
import { ItemDifference } from './item-changes.ts';
import type { CataloguePublication } from './publication.ts';
import { reachCatalogue } from './reach.ts';
import { tellCatalogue } from './tell.ts';

export interface CatalogueTried extends Tried<CataloguePlan> {
  /** Of the feeds that the network was asked about, those it did not take; undefined where it was asked about none. */
  failedFeeds: readonly FeedFailure[] | undefined;
}

/** One try to get a dynamic campaign to where it is wanted, and to tidy up behind it when that is due. */
export async function attemptCatalogue(
  tools: PublishTools,
  lease: Lease<CataloguePublication>,
  signal: AbortSignal,
): Promise<CatalogueTried> {
  const { row, token, isTakenOver } = lease;
  const holder = { publicationId: row.id, token, wantedVersion: row.wanted_version };
  const store = new PostgresJournalStore(tools, holder, () => tellCatalogue(tools, row));
  const journal = await Journal.open(store, {
    clock: tools.clock,
    lateWindowMs: LATE_WINDOW_MS,
  });
  const items = new ItemDifference(tools, new HeldPublication(tools, holder), row);
  const plan = await findPlan(tools, row);
  const connector = await tools.networks.connectorFor(tools.db, row.account_id, row.channel);
  const catalogue = connector?.catalogue;
  const run: CatalogueRun = { journal, signal };
  const reached = reachedOf<CataloguePlan>(row);
  let failedFeeds: readonly FeedFailure[] | undefined;
  const keep = async (now: Reached<CataloguePlan>) => {
    const { reached_plan, reached_delivery } = await keepReached(tools, lease, now);
    lease.row = { ...row, reached_plan, reached_delivery };
  };
  const outcome: Outcome = !shouldReach(row, reached)
    ? { is: 'idle' }
    : await outcomeOf(async () => {
        if (row.wanted_delivery !== 'active' && Object.keys(journal.refs).length === 0) {
          reached.delivery = row.wanted_delivery;
          return [];
        }
        if (!catalogue) throw new NetworkFailure(notConnected(row.channel));
        const wanted = { plan, delivery: row.wanted_delivery };
        failedFeeds = await reachCatalogue(wanted, reached, { catalogue, run, items, keep });
        const until = await items.doubtedUntil();
        if (until !== undefined && row.wanted_delivery !== 'stopped') throw new NotYet(until);
        return [];
      });
  const isAdrift =
    catalogue !== undefined &&
    (await leftAdrift(tools, row, outcome, {
      ...{ reached, refs: journal.refs },
      pause: () => catalogue.pause(run),
    }));
  const isUncertain = isTakenOver || mayStillHappen(outcome);
  const isTidy =
    !isUncertain &&
    catalogue !== undefined &&
    (await tidied(tools, row, () =>
      catalogue.tidy({ plan: reached.plan ?? plan, refs: journal.refs }, run),
    ));
  const hasProgressed = store.completed > 0 || items.taken > 0;
  return {
    ...{ outcome, reached, isAdrift, isUncertain, isTidy, hasProgressed, failedFeeds },
    // It has no last day, and its money is given by the day.
    ...{ isOver: false, spread: 'no' },
  };
}

async function findPlan(
  { db }: PublishTools,
  { id, plan_version }: CataloguePublication,
): Promise<CataloguePlan> {
  const { plan } = await db
    .selectFrom('publication_plan')
    .select('plan')
    .where('publication_id', '=', id)
    .where('version', '=', plan_version)
    .executeTakeFirstOrThrow();
  return plan as CataloguePlan;
}
