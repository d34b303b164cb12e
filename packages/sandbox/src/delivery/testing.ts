import type { Delivery } from './delivery.ts';
import { Statistics, type StatisticsSource } from './statistics.ts';
import { HOUR_MS } from './zone.ts';

export const DAY_MS = 24 * HOUR_MS;
/** Midnight in Amsterdam. */
export const start = Date.parse('2026-12-01T00:00:00+01:00');

/** An ad that runs for ten days on a budget of 500 euros, unless told otherwise. */
export function anAd(wish: Partial<Delivery> = {}): Delivery {
  return {
    adId: '1001',
    account: '1',
    timeZone: 'Europe/Amsterdam',
    on: [{ at: start - DAY_MS, value: true }],
    start: [{ at: start - DAY_MS, value: start }],
    end: [{ at: start - DAY_MS, value: start + 10 * DAY_MS }],
    budget: { id: 'b1', period: 'lifetime', amount: [{ at: start - DAY_MS, value: 50_000 }] },
    rates: { cpm: 650, ctr: 0.012, cvr: 0.06 },
    ...wish,
  };
}

export const statisticsAt = (
  now: number,
  ads: Delivery[],
  wish: Partial<StatisticsSource> = {},
): Statistics =>
  new Statistics({
    seed: 'test',
    network: 'meta',
    now: () => now,
    version: () => 1,
    deliveries: () => ads,
    lagMs: 0,
    leadLagMs: 0,
    ...wish,
  });
