import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueConnector,
  type CataloguePlan,
  type CatalogueRun,
  type FeedFailure,
  type ItemChanges,
  NetworkFailure,
} from '@posthorn/connectors';
import type { Delivery } from '@posthorn/domain';
import type { Reached } from '../engine/moves.ts';

interface Surroundings {
  catalogue: CatalogueConnector;
  run: CatalogueRun;
  items: ItemChanges;
  /** Writes down how far it came, before something may be shown that was not shown before. */
  keep(reached: Reached<CataloguePlan>): Promise<void>;
}

/**
 * Drives the network from what is there to what is wanted: asked twice it goes the same way, and none when it has
 * been gone. Answers the feeds that the network did not take, where it was asked about them. `reached` is kept true
 * after every call.
 */
export async function reachCatalogue(
  { plan, delivery }: { plan: CataloguePlan; delivery: Delivery },
  reached: Reached<CataloguePlan>,
  around: Surroundings,
): Promise<readonly FeedFailure[] | undefined> {
  const { catalogue, run, items } = around;
  if (delivery === 'stopped') {
    if (reached.delivery !== 'stopped') await catalogue.stop(run);
    reached.delivery = 'stopped';
    return undefined;
  }
  const isPaused = delivery === 'paused';
  if (isPaused && reached.delivery !== 'paused') {
    await catalogue.pause(run);
    reached.delivery = 'paused';
  }
  // What was paused before it was whole is finished when it goes on.
  if (isPaused && !reached.plan) return undefined;
  if (!isDeepStrictEqual(plan, reached.plan)) return publish(plan, isPaused, reached, around);
  await catalogue.sendItems(plan, run, items);
  if (!isPaused && reached.delivery !== 'active') {
    await doubt(reached, around);
    await catalogue.resume(run);
    reached.delivery = 'active';
  }
  return undefined;
}

async function publish(
  plan: CataloguePlan,
  isPaused: boolean,
  reached: Reached<CataloguePlan>,
  around: Surroundings,
): Promise<readonly FeedFailure[]> {
  const { catalogue, run, items } = around;
  if (!isPaused) await doubt(reached, around);
  const failed = await catalogue.publish({ ...plan, isOn: !isPaused }, run, items);
  const [first] = failed;
  // Where every feed is refused nothing is shown: that is a matter of the campaign.
  if (first && failed.length >= plan.feeds.length) throw new NetworkFailure(first.failure);
  reached.plan = plan;
  reached.delivery = isPaused ? 'paused' : 'active';
  return failed;
}

/**
 * Until the network has answered it is unknown whether something is shown. A worker that takes over from one that died in
 * between has to know that, or a pause would be left out because there was one earlier.
 */
async function doubt(reached: Reached<CataloguePlan>, { keep }: Surroundings): Promise<void> {
  if (reached.delivery === null) return;
  reached.delivery = null;
  await keep(reached);
}
