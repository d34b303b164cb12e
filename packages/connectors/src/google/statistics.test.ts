import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { figuresOf } from './statistics.ts';
import { searchPlan } from './testing/plans.ts';

const row = (adId: string, date: string, costMicros: number, conversions = 0): Row => ({
  adGroup: { name: `Search ad [rk:${searchPlan.marker}/ad:${adId}:0123456789ab]` },
  segments: { date },
  metrics: { impressions: '10', clicks: '1', costMicros: String(costMicros), conversions },
});

test('cents add up to what was charged, whatever the fractions', () => {
  const rows = ['2027-01-05', '2027-01-06', '2027-01-07'].flatMap((day) => [
    row('b', day, 13_334),
    row('a', day, 3_333),
  ]);
  const figures = figuresOf(searchPlan, rows);
  expect(figures.map(({ day, adId, spend }) => `${day} ${adId} ${spend}`)).toEqual([
    '2027-01-05 a 0',
    '2027-01-05 b 1',
    '2027-01-06 a 1',
    '2027-01-06 b 1',
    '2027-01-07 a 0',
    '2027-01-07 b 2',
  ]);
  expect(figures.reduce((sum, { spend }) => sum + spend, 0)).toBe(5);
});

test('a day keeps its figure when later ones come', () => {
  const early = [row('a', '2027-01-05', 19_999)];
  const more = [...early, row('a', '2027-01-06', 1)];
  expect(figuresOf(searchPlan, more)[0]).toEqual(figuresOf(searchPlan, early)[0]);
  expect(figuresOf(searchPlan, more)[1]?.spend).toBe(1);
});

test('the ads of one of ours are one, and foreign ones none', () => {
  const foreign = { ...row('a', '2027-01-05', 1), adGroup: { name: 'Something else' } };
  const figures = figuresOf(searchPlan, [
    row('a', '2027-01-05', 10_000, 0.5),
    row('a', '2027-01-05', 10_000, 0.5),
    foreign,
  ]);
  expect(figures).toEqual([
    {
      adId: 'a',
      day: '2027-01-05',
      channel: 'googleSearch',
      impressions: 20,
      clicks: 2,
      leads: 1,
      spend: 2,
    },
  ]);
});
