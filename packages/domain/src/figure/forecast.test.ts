import { expect, test } from 'vitest';
import { type BudgetCourse, forecastOf, forecastTogether } from './forecast.ts';

const course = (some: Partial<BudgetCourse> = {}): BudgetCourse => ({
  ...{ budget: 200_000, startDate: '2026-11-01', endDate: '2026-11-10' },
  ...{ spent: 33_000, spentBefore: 33_000, lastDays: [10_000, 12_000, 11_000] },
  ...some,
});

test('the mean of the last days is carried on, with the uncertainty of a sum of new days', () => {
  // Mean 11000, deviation 1000, seven days left: 33000 + 77000, and 1.886 · 1000 · √(7 + 49/3) = 9110.
  expect(forecastOf(course(), '2026-11-04')).toEqual({
    expected: 110_000,
    low: 100_890,
    high: 119_110,
    runsOutOn: null,
  });
});

// Ten days left; mean, deviation and t(0.9) · s · √(10 + 100/n) worked out apart.
test.each([
  [[4000, 5000, 6000], 65_000, 12_415], // t 1.886, s 1000.00
  [[4000, 5000, 6000, 5000], 70_000, 7_912], // t 1.638, s 816.50
  [[4000, 5000, 6000, 5000, 4500], 73_500, 6_227], // t 1.533, s 741.62
  [[4000, 5000, 6000, 5000, 4500, 5500], 80_000, 5_390], // t 1.476, s 707.11
  [[4000, 5000, 6000, 5000, 4500, 5500, 7000], 89_857, 7_054], // t 1.440, s 994.03
])('after days of %j', (lastDays, expected, margin) => {
  const spent = lastDays.reduce((sum, day) => sum + day, 0);
  const found = forecastOf(
    course({ lastDays, spent, spentBefore: spent, endDate: '2026-11-20' }),
    '2026-11-11',
  );
  expect(found).toEqual({
    expected,
    low: Math.round(expected - margin),
    high: Math.round(expected + margin),
    runsOutOn: null,
  });
});

test('only the last seven days count', () => {
  const steady = Array.from({ length: 7 }, () => 5000);
  const found = forecastOf(
    course({ lastDays: [90_000, ...steady], spent: 125_000, spentBefore: 125_000 }),
    '2026-11-09',
  );
  expect(found).toEqual({ expected: 135_000, low: 135_000, high: 135_000, runsOutOn: null });
});

test('two whole days are too few', () => {
  expect(forecastOf(course({ lastDays: [10_000, 12_000] }), '2026-11-03')).toBeUndefined();
});

test('no more than the budget is expected, and the day is named on which it is used up', () => {
  // 33000 spent, 11000 a day: 55000 are reached after two more days, on the fifth.
  expect(forecastOf(course({ budget: 55_000 }), '2026-11-04')).toMatchObject({
    expected: 55_000,
    high: 55_000,
    runsOutOn: '2026-11-05',
  });
  // On the last day but one is soon enough.
  expect(forecastOf(course({ budget: 93_000 }), '2026-11-04')).toMatchObject({ runsOutOn: null });
});

test('what was spent today is never taken back', () => {
  expect(
    forecastOf(course({ lastDays: [0, 0, 0], spentBefore: 0, spent: 700 }), '2026-11-10'),
  ).toEqual({ expected: 700, low: 700, high: 700, runsOutOn: null });
});

test('budgets together add up, their uncertainties as squares', () => {
  // 9110 on each side of each: √2 · 9110 = 12883.
  expect(forecastTogether([course(), course()], '2026-11-04')).toEqual({
    expected: 220_000,
    low: 207_117,
    high: 232_883,
    runsOutOn: null,
  });
  expect(forecastTogether([course(), course({ lastDays: [] })], '2026-11-04')).toBeUndefined();
  expect(forecastTogether([], '2026-11-04')).toBeUndefined();
});

test('money runs out early when all budgets do, with the last of them', () => {
  const early = course({ budget: 55_000 });
  const later = course({ budget: 66_000 });
  expect(forecastTogether([early, later], '2026-11-04')?.runsOutOn).toBe('2026-11-06');
  expect(forecastTogether([early, course()], '2026-11-04')?.runsOutOn).toBeNull();
});
