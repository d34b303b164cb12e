import { type Connector, type Failure, isRefusal, type Plan, type Run } from '@posthorn/connectors';
import type { CalendarDate } from '@posthorn/domain';
import { type Move, movesTowards, type Reached, type RefusedAd, type Wanted } from './moves.ts';

export interface Surroundings {
  connector: Connector;
  run: Run;
  today: CalendarDate;
  /** What the network has spent of this budget so far, in cents. */
  spent: number;
  /** Writes down how far it came, before something may be shown that was not shown before. */
  keep(reached: Reached): Promise<void>;
}

/**
 * Drives a network towards what is wanted, and answers which ads it was asked about. `reached` is kept true
 * after every move, so that a worker that is interrupted knows how far it came.
 */
export async function reach(
  wanted: Wanted,
  reached: Reached,
  around: Surroundings,
): Promise<string[]> {
  const asked: string[] = [];
  for (const move of movesTowards(wanted, reached)) {
    await make(move, wanted, reached, around);
    asked.push(...askedIn(move, wanted.plan));
  }
  // Refusals of ads that were deleted here meanwhile are dropped.
  reached.refused = reached.refused.filter(({ ad }) =>
    wanted.plan.ads.some(({ id }) => id === ad.id),
  );
  return asked;
}

function askedIn(move: Move, plan: Plan): string[] {
  if (move.do === 'publish') return plan.ads.map(({ id }) => id);
  return 'adId' in move ? [move.adId] : [];
}

async function make(
  move: Move,
  { plan }: Wanted,
  reached: Reached,
  { connector, run, today, spent, keep }: Surroundings,
): Promise<void> {
  const before = reached.plan ?? plan;
  const published = () => ({ plan: before, refs: run.journal.refs });
  const isThere = Object.keys(run.journal.refs).length > 0;
  switch (move.do) {
    case 'publish':
      await doubt(reached, keep);
      return publish(plan, reached, connector, run);
    case 'pause':
      if (isThere) await connector.pause(published(), run);
      reached.delivery = 'paused';
      return;
    case 'resume':
      await doubt(reached, keep);
      await connector.resume(published(), run);
      reached.delivery = 'active';
      return;
    case 'stop':
      if (isThere) await connector.stop(published(), run, today);
      reached.delivery = 'stopped';
      return;
    case 'extend':
      refuse(before, reached, await connector.extend(published(), run, plan.endDate));
      // Its end is in the future again, and it is still not shown.
      if (reached.delivery === 'stopped') reached.delivery = 'paused';
      reached.plan = { ...before, endDate: plan.endDate };
      return;
    case 'boost':
      await connector.boost(published(), run, { budget: plan.budget, spent, today });
      reached.plan = { ...before, budget: plan.budget };
      return;
    case 'replaceAd':
      return replaceAd(withAd(before, plan, move.adId), move.adId, reached, connector, run);
    case 'removeAd':
      // Refused, it is still shown: that is no matter of an ad that is gone here, but of the channel.
      await connector.removeAd(published(), move.adId, run);
      reached.plan = withAd(before, plan, move.adId);
      return;
  }
}

/**
 * Until the network has answered it is unknown whether something is shown. A worker that takes over from one
 * that died in between has to know that, or a pause would be left out because there was one earlier.
 */
async function doubt(reached: Reached, keep: Surroundings['keep']): Promise<void> {
  if (reached.delivery === null) return;
  reached.delivery = null;
  await keep(reached);
}

async function publish(
  plan: Plan,
  reached: Reached,
  connector: Connector,
  run: Run,
): Promise<void> {
  const failures = await connector.publish(plan, run);
  const refused = refusedAds(plan, failures);
  // Where every ad is refused the older ones go on. A tree that never had one shows nothing: it is
  // as good as none.
  reached.plan = refused.length < plan.ads.length ? plan : reached.plan;
  reached.delivery = reached.plan ? 'active' : null;
  reached.refused = refused;
}

/** Adds ads that a network does not take to those of which that is known. */
function refuse(plan: Plan, reached: Reached, failures: readonly Failure[]): void {
  const added = refusedAds(plan, failures);
  const others = reached.refused.filter((one) => !added.some(({ ad }) => ad.id === one.ad.id));
  reached.refused = [...others, ...added];
}

const refusedAds = ({ ads }: Plan, failures: readonly Failure[]): RefusedAd[] =>
  ads.flatMap((ad) => {
    const untold = failures.find(({ adId }) => adId === ad.id);
    return untold ? { ad, untold } : [];
  });

/** An ad that is refused for good does not hold up the others. */
async function replaceAd(
  target: Plan,
  adId: string,
  reached: Reached,
  connector: Connector,
  run: Run,
): Promise<void> {
  try {
    await connector.replaceAd(target, adId, run);
    reached.plan = target;
    reached.refused = reached.refused.filter(({ ad }) => ad.id !== adId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refuse(target, reached, [error.about(adId).failure]);
  }
}

/** The plan as it was, with one ad as it is now: changed, new or gone. */
function withAd(before: Plan, plan: Plan, adId: string): Plan {
  const now = plan.ads.filter((ad) => ad.id === adId);
  return { ...before, ads: [...before.ads.filter((ad) => ad.id !== adId), ...now] };
}
