import { expect, test } from 'vitest';
import { undividedAmounts as nothing } from './campaign-budget.ts';
import { applicationRate, expectedResults, timesAdvised } from './expectation.ts';
import { channelPrices } from './prices.ts';

const prices = channelPrices('NL', 'EUR');
if (!prices) throw new Error('The Netherlands have prices');
const spent = {
  type: 'consideration' as const,
  goal: null,
  channelsOff: [],
  amounts: { ...nothing, facebook: 1_500_00, googleSearch: 500_00 },
  prices,
  days: 30,
  reach: 100_000 as number | null,
};

test('a budget brings a range of clicks, applications and people', () => {
  const expected = expectedResults(spent);
  expect(expected?.clicks.from).toBeLessThan(expected?.clicks.to ?? 0);
  // 1500 at about 0,89 and 500 at 1,35 are about 2050 clicks
  expect(expected?.clicks).toEqual({ from: 1_500, to: 2_900 });
  expect(expected?.applications).toEqual({ from: 30, to: 170 });
  expect(expected?.perClick).toBe(97);
});

test('no more people are reached than fit, and none without days', () => {
  expect(expectedResults({ ...spent, reach: 1_200 })?.people).toEqual({ from: 1_200, to: 1_200 });
  expect(expectedResults({ ...spent, reach: null })?.people?.to).toBeGreaterThan(1_200);
  expect(expectedResults({ ...spent, days: undefined })?.people).toBeUndefined();
});

test('the people of a small place do not click more often than they can', () => {
  const small = expectedResults({ ...spent, reach: 6_200 });
  expect(small?.clicks).toEqual({ from: 1_500, to: 1_600 });
  expect(small?.applications).toEqual({ from: 30, to: 96 });
  const tiny = expectedResults({ ...spent, reach: 100, days: undefined });
  expect(tiny?.clicks).toEqual({ from: 25, to: 25 });
  expect(tiny?.applications?.to).toBeLessThan(25);
  expect(expectedResults({ ...spent, reach: null })?.clicks).toEqual({ from: 1_500, to: 2_900 });
});

test('a total far above the advice is told as so many times of it', () => {
  expect(timesAdvised(2_000_00, 400_00)).toBe(5);
  expect(timesAdvised(790_00, 400_00)).toBeUndefined();
  expect(timesAdvised(800_00, 400_00)).toBe(2);
  expect(timesAdvised(null, 400_00)).toBeUndefined();
  expect(timesAdvised(800_00, null)).toBeUndefined();
});

test('campaigns that are paid for being seen promise no applications', () => {
  expect(expectedResults({ ...spent, type: 'awareness' })?.applications).toBeUndefined();
  const custom = { ...spent, type: 'custom' as const };
  expect(
    expectedResults({ ...custom, goal: 'MAXIMISE_IMPRESSIONS' })?.applications,
  ).toBeUndefined();
  expect(expectedResults({ ...custom, goal: 'MAXIMISE_CLICKS' })?.applications).toBeDefined();
});

test('money for a channel that is off brings nothing', () => {
  expect(expectedResults({ ...spent, amounts: nothing })).toBeUndefined();
  const off = {
    ...spent,
    amounts: { ...nothing, linkedIn: 500_00 },
    channelsOff: ['linkedIn'] as const,
  };
  expect(expectedResults(off)).toBeUndefined();
});

test('more people apply in a form of the network than on a page', () => {
  expect(applicationRate('leadform').from).toBeGreaterThan(applicationRate('consideration').from);
});

test('prices differ by country and currency, and are unknown elsewhere', () => {
  expect(channelPrices('CH', 'EUR')?.facebook.cpc).toBeGreaterThan(prices.facebook.cpc);
  expect(channelPrices('NL', 'GBP')?.facebook.cpc).toBeLessThan(prices.facebook.cpc);
  expect(channelPrices('AD', 'EUR')).toBeUndefined();
  expect(channelPrices('NL', 'ZWD')).toBeUndefined();
});
