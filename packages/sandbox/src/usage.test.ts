import { expect, test } from 'vitest';
import { UsageCounter } from './usage.ts';

const MINUTE = 60_000;

test('usage climbs with calls, and each is forgotten an hour later', () => {
  let now = Date.UTC(2026, 11, 1, 12);
  const usage = new UsageCounter(() => now, 4);
  expect(usage.count('a')).toEqual({ calls: 1, allowed: 4, percent: 25, regainMs: 0 });
  now += 10 * MINUTE;
  usage.count('a');
  usage.count('a');
  expect(usage.count('a')).toMatchObject({ percent: 100, regainMs: 50 * MINUTE });
  expect(usage.count('b').percent).toBe(25);
  now += 50 * MINUTE;
  expect(usage.count('a')).toMatchObject({ calls: 4, percent: 100, regainMs: 10 * MINUTE });
  now += 60 * MINUTE;
  expect(usage.count('a').calls).toBe(1);
});
