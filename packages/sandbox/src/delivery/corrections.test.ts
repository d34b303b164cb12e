import { describe, expect, test } from 'vitest';
import { type SandboxNetwork, sandboxNetworks } from '../network.ts';
import { Corrections } from './corrections.ts';
import type { StatisticRow } from './delivery.ts';
import { anAd, DAY_MS, start, statisticsAt } from './testing.ts';

const appliesOnWebsite = anAd({ appliesLater: true });
const corrected = (now: number, network: SandboxNetwork = 'meta') =>
  statisticsAt(now, [appliesOnWebsite], { network, corrections: new Corrections('test', network) });
const firstDay = (rows: StatisticRow[]) => rows.find(({ day }) => day === '2026-12-01');
const leadsOf = (rows: StatisticRow[]) => rows.reduce((sum, { leads }) => sum + leads, 0);

describe.each(sandboxNetworks)('%s', (network) => {
  const dayAt = (now: number) => firstDay(corrected(now, network).query({ by: 'day' }));

  test('takes a little out of a day once it is some days old, and then leaves it', () => {
    const young = dayAt(start + DAY_MS);
    const old = dayAt(start + 5 * DAY_MS);
    expect(old?.impressions).toBeLessThan(young?.impressions ?? 0);
    expect(old?.impressions).toBeGreaterThan((young?.impressions ?? 0) * 0.9);
    expect(old?.spend).toBeLessThanOrEqual(young?.spend ?? 0);
    const later = dayAt(start + 40 * DAY_MS);
    expect({ ...later, leads: 0 }).toEqual({ ...old, leads: 0 });
  });

  test('counts people who apply later for the day of their click, until all have come', () => {
    const young = dayAt(start + DAY_MS)?.leads ?? 0;
    const all = firstDay(
      statisticsAt(start + 40 * DAY_MS, [appliesOnWebsite]).query({ by: 'day' }),
    );
    const old = dayAt(start + 40 * DAY_MS)?.leads ?? 0;
    expect(young).toBeLessThan(old);
    expect(old).toBe(all?.leads);
  });
});

test('hours add up to days and days to the total, also of corrected days', () => {
  const statistics = corrected(start + 6 * DAY_MS);
  const sums = (by: 'hour' | 'day' | 'total') =>
    statistics.query({ by }).reduce(
      (sum, row) => ({
        spend: sum.spend + row.spend,
        impressions: sum.impressions + row.impressions,
        clicks: sum.clicks + row.clicks,
        leads: sum.leads + row.leads,
      }),
      { spend: 0, impressions: 0, clicks: 0, leads: 0 },
    );
  expect(sums('hour')).toEqual(sums('day'));
  expect(sums('day')).toEqual(sums('total'));
});

test('a form is sent at once', () => {
  const statistics = statisticsAt(start + 40 * DAY_MS, [anAd()], {
    corrections: new Corrections('test', 'meta'),
  });
  expect(leadsOf(statistics.query({ by: 'day' }))).toBe(statistics.leads('1001').length);
});
