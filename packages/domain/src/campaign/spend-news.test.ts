import { expect, test } from 'vitest';
import { expectedSpend, firstDayToSpend, isNearlySpent, isUnderspent } from './spend-news.ts';

const tenDays = { budget: 1_000_00, startDate: '2027-03-25', endDate: '2027-04-03' };

test.each([
  [899_99, false],
  [900_00, true],
  [1_010_00, true],
])('of 1.000 euros %i cents are nearly all: %s', (spent, isNearly) => {
  expect(isNearlySpent({ channels: [tenDays], spent })).toBe(isNearly);
});

test('without money nothing is nearly spent', () => {
  expect(isNearlySpent({ channels: [{ ...tenDays, budget: 0 }], spent: 0 })).toBe(false);
});

test.each([
  ['2027-03-24', 0],
  ['2027-03-25', 0],
  ['2027-03-28', 300_00],
  // over the night that loses an hour
  ['2027-03-29', 400_00],
  ['2027-04-04', 1_000_00],
  ['2027-04-20', 1_000_00],
])('on %s %i cents are expected, those of whole days', (today, expected) => {
  expect(expectedSpend([tenDays], today)).toBe(expected);
});

test.each([
  ['2027-03-27', 0, false],
  ['2027-03-28', 149_99, true],
  ['2027-03-28', 150_00, false],
  ['2027-04-01', 340_00, true],
])('on %s %i cents are too little: %s', (today, spent, isTooLittle) => {
  expect(isUnderspent({ channels: [tenDays], spent }, today)).toBe(isTooLittle);
});

test('days before a network had it do not count, and it needs its own three days', () => {
  expect(firstDayToSpend('2027-03-25', '2027-03-20')).toBe('2027-03-25');
  const startDate = firstDayToSpend('2027-03-25', '2027-03-30');
  const late = { ...tenDays, startDate };
  expect(expectedSpend([late], '2027-03-31')).toBe(200_00);
  expect(isUnderspent({ channels: [tenDays, late], spent: 0 }, '2027-04-01')).toBe(false);
  expect(isUnderspent({ channels: [tenDays, late], spent: 0 }, '2027-04-02')).toBe(true);
});
