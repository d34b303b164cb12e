import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Delivery, StatisticRow } from './delivery.ts';
import { anAd, DAY_MS, start, statisticsAt } from './testing.ts';
import { HOUR_MS } from './zone.ts';

const late = start + 40 * DAY_MS;

const spendOf = (rows: readonly StatisticRow[]) => rows.reduce((sum, row) => sum + row.spend, 0);
const hours = (ads: Delivery[], now = late) => statisticsAt(now, ads).query({ by: 'hour' });
const days = (ads: Delivery[], now = late) => statisticsAt(now, ads).query({ by: 'day' });
const total = (ads: Delivery[], now = late) => statisticsAt(now, ads).query({ by: 'total' });
const key = ({ adId, day, hour }: StatisticRow) => `${adId} ${day} ${hour}`;

describe('a campaign that runs its course', () => {
  test('spends nearly all of its budget, on every day of its schedule', () => {
    const spent = spendOf(total([anAd()]));
    expect(spent).toBeGreaterThan(49_500);
    expect(spent).toBeLessThanOrEqual(50_000);
    expect(days([anAd()]).map(({ day }) => day)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`),
    );
  });

  test('costs and brings what its network usually does', () => {
    const [row] = total([anAd()]);
    expect(row?.impressions).toBeGreaterThan(50_000 / 8.6);
    expect(row?.impressions).toBeLessThan(50_000_000 / 400);
    expect((row?.clicks ?? 0) / (row?.impressions ?? 1)).toBeCloseTo(0.012, 2);
    expect(row?.leads).toBeGreaterThan(10);
  });

  test('follows the hours of the day', () => {
    const atHour = (hour: number) => spendOf(hours([anAd()]).filter((row) => row.hour === hour));
    expect(atHour(20)).toBeGreaterThan(4 * atHour(3));
  });

  test('has days of 23 and 25 hours', () => {
    const at = Date.parse('2026-10-24T00:00:00+02:00');
    const ad = anAd({
      on: [{ at, value: true }],
      start: [{ at, value: at }],
      end: [{ at, value: at + 3 * DAY_MS }],
      budget: { id: 'b', period: 'lifetime', amount: [{ at, value: 900_000 }] },
    });
    expect(hours([ad]).filter(({ day }) => day === '2026-10-25')).toHaveLength(25);
    expect(spendOf(hours([ad]))).toBe(spendOf(days([ad])));
  });
});

describe('what is done to a running campaign', () => {
  const before = (rows: StatisticRow[], moment: string) =>
    rows.filter(({ day, hour }) => `${day} ${String(hour).padStart(2, '0')}` < moment);

  test('a pause removes exactly its hours', () => {
    const from = start + 2 * DAY_MS + 10 * HOUR_MS;
    const on = [
      { at: start - DAY_MS, value: true },
      { at: from, value: false },
      { at: from + 4 * HOUR_MS, value: true },
    ];
    const paused = hours([anAd({ on })]);
    const missing = hours([anAd()])
      .map(key)
      .filter((hour) => !paused.map(key).includes(hour));
    expect(missing).toEqual([10, 11, 12, 13].map((hour) => `1001 2026-12-03 ${hour}`));
    expect(before(paused, '2026-12-03 10')).toEqual(before(hours([anAd()]), '2026-12-03 10'));
  });

  test('a pause of half an hour leaves half of that hour', () => {
    const from = start + 2 * DAY_MS + 10 * HOUR_MS;
    const on = [
      { at: start - DAY_MS, value: true },
      { at: from + HOUR_MS / 2, value: false },
    ];
    const whole = hours([anAd()]).find(({ day, hour }) => day === '2026-12-03' && hour === 10);
    const half = hours([anAd({ on })]).find(({ day, hour }) => day === '2026-12-03' && hour === 10);
    expect(Math.abs((half?.spend ?? 0) - (whole?.spend ?? 0) / 2)).toBeLessThanOrEqual(1);
  });

  test('a boost raises later days only', () => {
    const at = start + 5 * DAY_MS;
    const amount = [
      { at: start - DAY_MS, value: 50_000 },
      { at, value: 80_000 },
    ];
    const plain = days([anAd()]);
    const boosted = days([anAd({ budget: { id: 'b1', period: 'lifetime', amount } })]);
    expect(boosted.slice(0, 5)).toEqual(plain.slice(0, 5));
    for (const [index, day] of boosted.slice(5).entries()) {
      expect(day.spend).toBeGreaterThan(plain[index + 5]?.spend ?? 0);
    }
    expect(spendOf(boosted)).toBeGreaterThan(79_000);
  });

  test('a lower budget is never overspent, nor taken back', () => {
    const at = start + 5 * DAY_MS;
    const amount = [
      { at: start - DAY_MS, value: 50_000 },
      { at, value: 100 },
    ];
    const lowered = anAd({ budget: { id: 'b1', period: 'lifetime', amount } });
    expect(days([lowered])).toEqual(days([anAd()]).slice(0, 5));
  });

  test('an extension adds days, and changes none that are over', () => {
    const at = start + 5 * DAY_MS;
    const end = [
      { at: start - DAY_MS, value: start + 10 * DAY_MS },
      { at, value: start + 15 * DAY_MS },
    ];
    const extended = days([anAd({ end })]);
    expect(extended).toHaveLength(15);
    expect(extended.slice(0, 5)).toEqual(days([anAd()]).slice(0, 5));
  });

  test('a second ad takes its share from then on', () => {
    const second = anAd({ adId: '1002', on: [{ at: start + 3 * DAY_MS, value: true }] });
    const first = days([anAd(), second]).filter(({ adId }) => adId === '1001');
    expect(first.slice(0, 3)).toEqual(days([anAd()]).slice(0, 3));
    expect(first[3]?.spend).toBeLessThan(days([anAd()])[3]?.spend ?? 0);
    expect(spendOf(total([anAd(), second]))).toBeLessThanOrEqual(50_000);
  });
});

describe('what holds an ad back', () => {
  test('a cap below the usual cost throttles it in proportion', () => {
    const capped = (amount: number) =>
      spendOf(
        total([anAd({ costCap: [{ at: 0, value: { per: 'click', amount } }] })], start + DAY_MS),
      );
    expect(capped(10)).toBeLessThan(capped(20));
    expect(capped(20)).toBeLessThan(capped(10_000));
    expect(capped(10_000)).toBe(spendOf(total([anAd()], start + DAY_MS)));
  });

  test.each([1, 10, 20])('a cap of %i is not passed', (amount) => {
    const [capped] = total([anAd({ costCap: [{ at: 0, value: { per: 'click', amount } }] })]);
    // A click that is only begun is paid for in part.
    expect(capped?.spend).toBeLessThanOrEqual(amount * ((capped?.clicks ?? 0) + 1));
    expect(capped?.impressions).toBeGreaterThan(0);
  });

  test('few people take few ads', () => {
    const [few] = total([anAd({ audience: [{ at: 0, value: 500 }] })]);
    expect(few?.impressions).toBeLessThanOrEqual(500 * 3 * 10);
  });

  test('a daily budget keeps to its day and its month', () => {
    const ad = anAd({
      end: [{ at: start - DAY_MS, value: null }],
      budget: {
        id: 'd',
        period: 'daily',
        amount: [{ at: start - DAY_MS, value: 1_000 }],
        dayFactor: 1.05,
        monthFactor: 20,
      },
    });
    const rows = days([ad]);
    expect(Math.max(...rows.map(({ spend }) => spend))).toBeLessThanOrEqual(1_050);
    expect(rows[0]?.spend).toBeGreaterThan(900);
    const december = rows.filter(({ day }) => day?.startsWith('2026-12'));
    expect(spendOf(december)).toBeLessThanOrEqual(20_000);
    expect(rows.at(-1)?.day?.slice(0, 7)).toBe('2027-01');
  });

  test('a daily budget that is lowered goes on with what it makes for the rest of the month', () => {
    const lowered = start + 20 * DAY_MS;
    const amount = [
      { at: start - DAY_MS, value: 1_000 },
      { at: lowered, value: 100 },
    ];
    const ad = anAd({
      end: [{ at: start - DAY_MS, value: null }],
      budget: { id: 'd', period: 'daily', amount, dayFactor: 2, monthFactor: 30.4 },
    });
    const rest = days([ad]).filter(({ day }) => day && day > '2026-12-20' && day < '2027-01-01');
    expect(rest.length).toBeGreaterThan(8);
    expect(spendOf(rest)).toBeGreaterThan(900);
    expect(spendOf(rest)).toBeLessThanOrEqual(1_100);
  });

  test('reports that lag know nothing of the last hours', () => {
    const now = start + 3 * DAY_MS;
    const lagging = statisticsAt(now, [anAd()], { lagMs: 2 * HOUR_MS });
    expect(lagging.query({ by: 'total' })).toEqual(total([anAd()], now - 2 * HOUR_MS));
    const leads = statisticsAt(now, [anAd()], { leadLagMs: DAY_MS }).query({ by: 'total' });
    expect(leads[0]?.leads).toBe(total([anAd()], now - DAY_MS)[0]?.leads);
    expect(leads[0]?.spend).toBe(total([anAd()], now)[0]?.spend);
  });
});

test('as many people fill in a form as the figures say, each once and always the same', () => {
  const statistics = statisticsAt(late, [anAd()]);
  const leads = statistics.leads('1001');
  expect(leads).toHaveLength(statistics.query({ by: 'total' })[0]?.leads ?? -1);
  expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length);
  expect(statisticsAt(late, [anAd()]).leads('1001')).toEqual(leads);
  expect(leads.every(({ at }, index) => at >= (leads[index - 1]?.at ?? start))).toBe(true);
});

describe('for any life of a few ads', () => {
  const moment = fc.integer({ min: -24 * 60, max: 12 * 24 * 60 }).map((m) => start + m * 60_000);
  const steps = <T>(value: fc.Arbitrary<T>) =>
    fc
      .array(fc.record({ at: moment, value }), { minLength: 1, maxLength: 5 })
      .map((list) => list.sort((a, b) => a.at - b.at));
  const end = moment.map((at) => at + 2 * DAY_MS);
  const budget = fc.record({
    id: fc.constant('b1'),
    period: fc.constantFrom('lifetime' as const, 'daily' as const),
    amount: steps(fc.integer({ min: 0, max: 90_000 })),
  });
  const campaign = fc
    .record({
      budget,
      ads: fc.array(fc.record({ on: steps(fc.boolean()), start: steps(moment), end: steps(end) }), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ budget, ads }) =>
      ads.map((ad, index) => anAd({ ...ad, budget, adId: String(1001 + index) })),
    );
  const runs = { numRuns: 40 };

  test('the same seed gives the same bytes, in whatever order ads are listed', () => {
    fc.assert(
      fc.property(campaign, (ads) => {
        const byAd = (rows: StatisticRow[]) =>
          ads.map(({ adId }) => rows.filter((row) => row.adId === adId));
        const forwards = byAd(days(ads));
        const backwards = byAd(days([...ads].reverse()));
        expect(JSON.stringify(backwards)).toBe(JSON.stringify(forwards));
      }),
      runs,
    );
  });

  test('days add up to the total, and hours to days', () => {
    fc.assert(
      fc.property(campaign, moment, (ads, now) => {
        const sums = (rows: StatisticRow[]) => ({
          spend: spendOf(rows),
          impressions: rows.reduce((sum, row) => sum + row.impressions, 0),
          clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
          leads: rows.reduce((sum, row) => sum + row.leads, 0),
        });
        expect(sums(days(ads, now))).toEqual(sums(total(ads, now)));
        expect(sums(hours(ads, now))).toEqual(sums(total(ads, now)));
      }),
      runs,
    );
  });

  test('never more is spent than the budget was at its highest', () => {
    fc.assert(
      fc.property(campaign, moment, (ads, now) => {
        const { period, amount } = anAd(ads[0]).budget;
        const most = Math.max(0, ...amount.filter(({ at }) => at <= now).map(({ value }) => value));
        const spent = days(ads, now);
        if (period === 'lifetime') expect(spendOf(spent)).toBeLessThanOrEqual(most);
        for (const day of new Set(spent.map((row) => row.day))) {
          expect(spendOf(spent.filter((row) => row.day === day))).toBeLessThanOrEqual(most);
        }
      }),
      runs,
    );
  });

  test('figures only rise, and what is over stays', () => {
    fc.assert(
      fc.property(campaign, moment, fc.integer({ min: 0, max: 3000 }), (ads, now, minutes) => {
        const then = total(ads, now + minutes * 60_000);
        for (const row of total(ads, now)) {
          const grown = then.find(({ adId }) => adId === row.adId);
          expect(grown?.spend).toBeGreaterThanOrEqual(row.spend);
          expect(grown?.impressions).toBeGreaterThanOrEqual(row.impressions);
          expect(grown?.clicks).toBeGreaterThanOrEqual(row.clicks);
        }
      }),
      runs,
    );
  });

  test('what happens later does not change what was', () => {
    const until = <T extends { at: number }>(steps: readonly T[], now: number) =>
      steps.filter(({ at }) => at <= now);
    fc.assert(
      fc.property(campaign, moment, (ads, now) => {
        const asKnown = ads.map((ad) => ({
          ...ad,
          on: until(ad.on, now),
          start: until(ad.start, now),
          end: until(ad.end, now),
          budget: { ...ad.budget, amount: until(ad.budget.amount, now) },
        }));
        expect(hours(asKnown, now)).toEqual(hours(ads, now));
      }),
      runs,
    );
  });

  test('while an ad is off, it does nothing', () => {
    fc.assert(
      fc.property(campaign, (ads) => {
        for (const { adId, day, hour } of hours(ads)) {
          const from = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+01:00`);
          const ad = ads.find((each) => each.adId === adId) as Delivery;
          const wasOn =
            ad.on.findLast(({ at }) => at <= from)?.value ||
            ad.on.some(({ at, value }) => value && at > from && at < from + HOUR_MS);
          expect(wasOn).toBe(true);
        }
      }),
      runs,
    );
  });
});
