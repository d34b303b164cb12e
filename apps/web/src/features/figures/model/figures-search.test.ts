import { expect, test } from 'vitest';
import { viewOf } from './figures-search.ts';
import { daysToAsk } from './workspace-days.ts';

const bounds = { from: '2026-11-01', to: '2026-11-15', today: '2026-11-15' };
const usual = { preset: 'all', metric: 'clicks' } as const;

test('an address shows what it says, and what is usual where it says nothing or nonsense', () => {
  const all = { preset: 'all', period: { from: '2026-11-01', to: '2026-11-15' }, metric: 'clicks' };
  expect(viewOf({}, bounds, usual)).toEqual(all);
  expect(viewOf({ period: 'always', metric: 'luck', from: 'x' }, bounds, usual)).toEqual(all);
  expect(viewOf({ period: 'last7', metric: 'cpc' }, bounds, usual)).toEqual({
    preset: 'last7',
    period: { from: '2026-11-08', to: '2026-11-14' },
    metric: 'cpc',
  });
});

test('chosen days come before a preset', () => {
  const search = { period: 'last7', from: '2026-11-02', to: '2026-11-03' };
  expect(viewOf(search, bounds, usual)).toMatchObject({
    preset: undefined,
    period: { from: '2026-11-02', to: '2026-11-03' },
  });
});

test('a workspace asks for the days it shows and as many before them', () => {
  expect(daysToAsk({ period: 'last7' }, '2026-11-15')).toEqual({
    from: '2026-11-08',
    to: '2026-11-14',
    since: '2026-11-01',
  });
  expect(daysToAsk({ period: 'all' }, '2026-11-15')).toEqual({});
});
