import { expect, test } from 'vitest';
import { UsageCounter } from './usage.ts';

const MINUTE = 60_000;

test('usage climbs with points, and each is forgotten when the window has passed', () => {
  let now = Date.UTC(2026, 11, 1, 12);
  const usage = new UsageCounter(() => now, { points: 4, windowMs: 60 * MINUTE, blockedMs: 0 });
  expect(usage.count('a')).toEqual({ used: 1, allowed: 4, percent: 25, regainMs: 0 });
  now += 10 * MINUTE;
  expect(usage.count('a', 3)).toMatchObject({ percent: 100, regainMs: 50 * MINUTE });
  expect(usage.count('b').percent).toBe(25);
  now += 50 * MINUTE;
  expect(usage.count('a')).toMatchObject({ used: 4, percent: 100, regainMs: 10 * MINUTE });
  now += 60 * MINUTE;
  expect(usage.count('a').used).toBe(1);
});

test('who asks for too much is shut out for a while, however little was asked for meanwhile', () => {
  let now = Date.UTC(2026, 11, 1, 12);
  const allowance = { points: 6, windowMs: MINUTE, blockedMs: 5 * MINUTE };
  const usage = new UsageCounter(() => now, allowance);
  usage.count('a', 3);
  expect(usage.count('a', 3).percent).toBe(100);
  expect(usage.count('a', 1)).toMatchObject({ percent: 101, regainMs: 5 * MINUTE });
  now += 4 * MINUTE;
  expect(usage.count('a')).toMatchObject({ percent: 101, regainMs: MINUTE });
  now += MINUTE;
  expect(usage.count('a')).toMatchObject({ used: 1, regainMs: 0 });
});

test('without a bound nothing is ever used up', () => {
  const allowance = { points: Number.POSITIVE_INFINITY, windowMs: MINUTE, blockedMs: 0 };
  const usage = new UsageCounter(() => 0, allowance);
  for (let n = 0; n < 1_000; n += 1) usage.count('a', 100);
  expect(usage.count('a').percent).toBe(0);
});
