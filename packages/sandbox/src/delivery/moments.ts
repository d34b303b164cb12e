import type { Timeline } from '../timeline.ts';
import type { Delivery } from './delivery.ts';
import { HOUR_MS, Zone } from './zone.ts';

/**
 * The moments at which something about the ads of a budget changes, and every full hour between them.
 * A planned moment counts only while the plan for it is in force: what is planned later never divides
 * an hour that is over, so figures that were read stay as they are.
 */
export function momentsOf(ads: readonly Delivery[], until: number): number[] {
  const moments = new Set<number>();
  const add = (at: number) => {
    if (at <= until) moments.add(at);
  };
  for (const ad of ads) {
    for (const { at } of [...ad.on, ...ad.budget.amount]) add(at);
    for (const { at } of [...(ad.costCap ?? []), ...(ad.audience ?? [])]) add(at);
    for (const at of [...plannedIn(ad.start), ...plannedIn(ad.end)]) add(at);
  }
  const first = Math.min(...ads.map(beginOf));
  const zone = Zone.of(ads[0]?.timeZone ?? 'UTC');
  for (let at = hourAfter(first); at < until; at += HOUR_MS) {
    add(at);
    // Where clocks differ by half an hour, days begin between two full ones.
    const midnight = zone.startOf(zone.dayOf(at));
    if (midnight > at - HOUR_MS && midnight >= first) add(midnight);
  }
  add(until);
  return [...moments].filter((at) => at >= first).sort((a, b) => a - b);
}

/** The first moment at which it could have been shown; infinity while no one knows of it. */
function beginOf(ad: Delivery): number {
  const on = ad.on.find(({ value }) => value)?.at ?? Number.POSITIVE_INFINITY;
  const start = Math.min(...ad.start.map(({ value }) => value));
  return Math.max(on, start);
}

function plannedIn(plan: Timeline<number | null>): number[] {
  return plan.flatMap(({ at, value }, index) => {
    const next = plan[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return value !== null && value >= at && value < next ? [at, value] : [at];
  });
}

const hourAfter = (at: number): number => Math.ceil(at / HOUR_MS) * HOUR_MS;
