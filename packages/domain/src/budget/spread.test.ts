import { expect, test } from 'vitest';
import { mustSpread } from './spread.ts';

const fine = { left: 1_000_00, daily: 100_00, daysLeft: 10, wasSpreadLately: true };

test.each([
  ['as it was spread some hours ago', {}, false],
  ['not spread for long', { wasSpreadLately: false }, true],
  ['spent at the usual pace since', { left: 900_00 }, false],
  ['changed to far more on the network', { daily: 999_99 }, true],
  ['changed to far less on the network', { daily: 10_00 }, true],
  ['nothing left', { left: 0 }, true],
  ['more spent than there was', { left: -5_00 }, true],
  ['three days left', { left: 300_00, daysLeft: 3 }, false],
  ['two days left, which could cost more than there is', { left: 200_00, daysLeft: 2 }, true],
  ['the last day', { left: 100_00, daysLeft: 1 }, true],
])('%s: %o', (_, changes, isDue) => {
  expect(mustSpread({ ...fine, ...changes })).toBe(isDue);
});
