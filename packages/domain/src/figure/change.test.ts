import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import type { Counted } from './figure.ts';
import type { Metric } from './metric.ts';

const counted = (some: Partial<Counted>): Counted => ({
  ...{ impressions: 10_000, clicks: 100, leads: 20, spend: 5000 },
  ...some,
});

test.each<[Metric, Partial<Counted>, Partial<Counted>, string, string]>([
  ['clicks', { clicks: 150 }, { clicks: 100 }, '+50%', 'good'],
  ['clicks', { clicks: 75 }, { clicks: 100 }, '−25%', 'bad'],
  ['clicks', { clicks: 1001 }, { clicks: 1000 }, 'unchanged', 'neutral'],
  ['clicks', { clicks: 2500 }, { clicks: 100 }, '×25', 'good'],
  ['leads', { leads: 3 }, { leads: 0 }, 'from 0', 'good'],
  ['leads', { leads: 0 }, { leads: 20 }, '−100%', 'bad'],
  ['leads', { leads: 0 }, { leads: 0 }, 'unchanged', 'neutral'],
  // 50 cents per click became 25: cheaper is better.
  ['cpc', { clicks: 200 }, { clicks: 100 }, '−50%', 'good'],
  ['cpl', { leads: 2 }, { leads: 9 }, 'too few to compare', 'neutral'],
  ['spend', { spend: 6000 }, { spend: 5000 }, '+20%', 'neutral'],
])('%s from %o to %o', (metric, now, before, text, verdict) => {
  expect(changeOf(metric, counted(now), counted(before))).toMatchObject({ text, verdict });
});

test('a side that is not known, or has nothing to divide by, is not compared', () => {
  expect(changeOf('clicks', null, counted({}))).toBeUndefined();
  expect(changeOf('clicks', counted({}), null)).toBeUndefined();
  expect(changeOf('cpc', counted({ clicks: 0 }), counted({}))).toBeUndefined();
});
