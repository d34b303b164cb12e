import { fourChances, luck } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import { valueAt } from '../timeline.ts';
import { dayCurves } from './curve.ts';
import type { CostCap, Delivery, Rates } from './delivery.ts';
import { momentsOf } from './moments.ts';
import { Purse } from './purse.ts';
import { type Pace, Trace } from './trace.ts';
import { Weights } from './weights.ts';
import { HOUR_MS, Zone } from './zone.ts';

/** How often a person sees the same ad in a day before it is shown to no one any more. */
const DAILY_FREQUENCY = 3;

interface Runner {
  ad: Delivery;
  /** How much of a shared budget it draws to itself. */
  quality: number;
  rates: Rates;
  trace: Trace;
}

/**
 * What the ads of one budget did until a moment. It depends on nothing but its arguments, and what
 * comes later in them does not change what was before.
 */
export function deliver(
  seed: string,
  network: SandboxNetwork,
  ads: readonly Delivery[],
  until: number,
): Map<string, Trace> {
  const sorted = [...ads].sort((a, b) => (a.adId < b.adId ? -1 : 1));
  const runners = sorted.map((ad) => runnerOf(seed, ad));
  const moments = momentsOf(sorted, until);
  const [first] = moments;
  const [one] = sorted;
  if (one !== undefined && first !== undefined) {
    const zone = Zone.of(one.timeZone);
    const weights = new Weights(dayCurves[network], zone, first);
    const purse = new Purse(one.budget, weights, zone, seed);
    for (const [index, from] of moments.entries()) {
      const to = moments[index + 1];
      if (to !== undefined) run(seed, runners, purse, weights, from, to);
    }
  }
  return new Map(runners.map(({ ad, trace }) => [ad.adId, trace]));
}

/** One stretch of time in which nothing changes. */
function run(
  seed: string,
  runners: readonly Runner[],
  purse: Purse,
  weights: Weights,
  from: number,
  to: number,
): void {
  const active = runners.filter(({ ad }) => isShown(ad, from));
  const left = purse.left(from);
  if (active.length === 0 || left <= 0) return;
  const ideal = purse.ideal(from, lastEnd(active, from));
  const qualities = active.reduce((sum, { quality }) => sum + quality, 0);
  const paces = active.map((runner) =>
    paceOf(seed, runner, (ideal * runner.quality) / qualities, weights, from),
  );
  const together = paces.reduce((sum, { spend }) => sum + spend, 0);
  if (together <= 0) return;
  const stop = Math.min(to, from + left / together);
  for (const [index, { trace }] of active.entries()) trace.add(from, stop, paces[index] as Pace);
  purse.spend(from, Math.min(left, together * (stop - from)));
}

const isShown = (ad: Delivery, at: number): boolean => {
  const start = valueAt(ad.start, at);
  const end = valueAt(ad.end, at);
  return (
    valueAt(ad.on, at) === true &&
    start !== undefined &&
    start <= at &&
    (end === undefined || end === null || at < end)
  );
};

function lastEnd(active: readonly Runner[], at: number): number | null {
  const ends = active.map(({ ad }) => valueAt(ad.end, at) ?? null);
  return ends.reduce((last, end) => (last === null || end === null ? null : Math.max(last, end)));
}

function paceOf(
  seed: string,
  { ad, rates }: Runner,
  share: number,
  weights: Weights,
  at: number,
): Pace {
  const [money, price, interest, will] = fourChances(seed, ad.adId, Math.floor(at / HOUR_MS));
  const cpm = rates.cpm * between(0.9, 1.1, price);
  const cap = valueAt(ad.costCap ?? [], at) ?? null;
  const factor = capFactor(rates, cap);
  const wished = share * between(0.85, 1.15, money) * factor;
  const people = valueAt(ad.audience ?? [], at) ?? Number.POSITIVE_INFINITY;
  const most = people * DAILY_FREQUENCY * weights.shareOfDay(at);
  const impressions = Math.min((wished / cpm) * 1000, most);
  const clicks = impressions * rates.ctr * between(0.8, 1.2, interest);
  const leads = clicks * rates.cvr * between(0.7, 1.3, will);
  const results = { impression: impressions / 1000, click: clicks, lead: leads };
  return {
    // What is offered below a cap costs less; an hour without luck does not pass it either.
    spend: Math.min(
      (impressions * cpm * factor) / 1000,
      cap ? cap.amount * results[cap.per] : Number.POSITIVE_INFINITY,
    ),
    impressions,
    clicks,
    leads,
  };
}

/** Anyone who wants to pay less than things cost, gets so much less of them. */
function capFactor({ cpm, ctr, cvr }: Rates, cap: CostCap | null): number {
  if (!cap) return 1;
  const costs = { impression: cpm, click: cpm / 1000 / ctr, lead: cpm / 1000 / ctr / cvr };
  return Math.min(1, cap.amount / costs[cap.per]);
}

function runnerOf(seed: string, ad: Delivery): Runner {
  const spread = (what: string) => between(0.8, 1.2, luck(seed, what, ad.adId));
  const rates = {
    cpm: ad.rates.cpm * spread('cpm'),
    ctr: ad.rates.ctr * spread('ctr'),
    cvr: ad.rates.cvr * spread('cvr'),
  };
  const quality = between(0.5, 1.5, luck(seed, 'quality', ad.adId));
  return { ad, quality, rates, trace: new Trace() };
}

const between = (low: number, high: number, chance: number): number => low + (high - low) * chance;
