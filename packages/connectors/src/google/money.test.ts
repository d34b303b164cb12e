import { expect, test } from 'vitest';
import { centsOf, DAY_CEILING, dailyCents, microsOf } from './money.ts';

test.each([
  [1, '10000'],
  [50_000, '500000000'],
  [Number.MAX_SAFE_INTEGER, '90071992547409910000'],
])('%i cents are %s micros', (cents, micros) => {
  expect(microsOf(cents)).toBe(micros);
  expect(centsOf(BigInt(micros))).toBe(cents);
});

test.each([
  [50_000, '2027-01-05', '2027-01-18', 3_571],
  // Google may double it: what is doubled is within what is left, with something to spare.
  [50_000, '2027-01-17', '2027-01-18', 23_809],
  [50_000, '2027-01-18', '2027-01-18', 23_809],
  [13, '2027-01-05', '2027-01-18', 0],
  [-100, '2027-01-05', '2027-01-18', 0],
  [50_000, '2027-01-19', '2027-01-18', 0],
  // Clocks change in between; days are days.
  [3_100, '2027-03-01', '2027-03-31', 100],
])('%i cents from %s to %s are %i a day', (left, from, to, daily) => {
  expect(dailyCents(left, from, to)).toBe(daily);
});

test.each([
  ['as it is', 1],
  ['twice', DAY_CEILING],
])('what is left is never exceeded, although every day spends its budget %s', (_, times) => {
  let left = 9_999;
  for (let day = 1; day <= 28; day += 1) {
    const name = `2027-02-${String(day).padStart(2, '0')}`;
    left -= dailyCents(left, name, '2027-02-28') * times;
    expect(left).toBeGreaterThanOrEqual(0);
  }
  // Of 28 days, half of the last one is kept back.
  expect(left).toBeLessThan(9_999 / 28);
});
