import { expect, test } from 'vitest';
import { dayIn } from '../calendar/date.ts';
import { chosenPeriod, comparisonOf, daysOf, type PeriodPreset, periodOf } from './period.ts';

const bounds = { from: '2026-10-01', to: '2026-11-17', today: '2026-11-17' };

test.each<[PeriodPreset, string, string]>([
  ['all', '2026-10-01', '2026-11-17'],
  ['last7', '2026-11-10', '2026-11-16'],
  ['last14', '2026-11-03', '2026-11-16'],
  ['last28', '2026-10-20', '2026-11-16'],
  ['thisMonth', '2026-11-01', '2026-11-17'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
])('%s is %s to %s', (preset, from, to) => {
  expect(periodOf(preset, bounds)).toEqual({ from, to });
});

test('the month before January is December, and February may have 29 days', () => {
  const inJanuary = { from: '2023-01-01', to: '2027-01-05', today: '2027-01-05' };
  expect(periodOf('lastMonth', inJanuary)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  const inMarch = { from: '2023-01-01', to: '2028-03-31', today: '2028-03-31' };
  expect(periodOf('lastMonth', inMarch)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('no period reaches beyond the days on which something can be counted', () => {
  const ended = { from: '2026-11-01', to: '2026-11-12', today: '2026-11-17' };
  expect(periodOf('last7', ended)).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  expect(periodOf('lastMonth', ended)).toBeUndefined();
  // On the first day there are no whole days, but the whole time is today.
  const first = { from: '2026-11-17', to: '2026-11-17', today: '2026-11-17' };
  expect(periodOf('last7', first)).toBeUndefined();
  expect(periodOf('all', first)).toEqual({ from: '2026-11-17', to: '2026-11-17' });
});

test('days of an address are taken where they exist and meet the bounds', () => {
  expect(chosenPeriod({ from: '2026-11-02', to: '2026-11-04' }, bounds)).toEqual({
    from: '2026-11-02',
    to: '2026-11-04',
  });
  expect(chosenPeriod({ from: '2020-01-01', to: '2026-10-02' }, bounds)).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
  });
  expect(chosenPeriod({ from: '2026-11-04', to: '2026-11-02' }, bounds)).toBeUndefined();
  expect(chosenPeriod({ from: '2026-02-30', to: '2026-11-02' }, bounds)).toBeUndefined();
  expect(chosenPeriod({ from: '2026-11-02' }, bounds)).toBeUndefined();
});

test('a period is compared with as many whole days before it', () => {
  expect(comparisonOf({ from: '2026-11-10', to: '2026-11-16' }, bounds)).toEqual({
    current: { from: '2026-11-10', to: '2026-11-16' },
    before: { from: '2026-11-03', to: '2026-11-09' },
  });
  // Today is left out on both sides.
  expect(comparisonOf({ from: '2026-11-16', to: '2026-11-17' }, bounds)).toEqual({
    current: { from: '2026-11-16', to: '2026-11-16' },
    before: { from: '2026-11-15', to: '2026-11-15' },
  });
});

test('nothing is compared with days before the first one, nor a day that is not over', () => {
  expect(comparisonOf({ from: '2026-10-01', to: '2026-11-17' }, bounds)).toBeUndefined();
  expect(comparisonOf({ from: '2026-10-08', to: '2026-10-15' }, bounds)).toBeUndefined();
  expect(comparisonOf({ from: '2026-11-17', to: '2026-11-17' }, bounds)).toBeUndefined();
});

test('a period has each of its days once, across the end of summer time', () => {
  expect(daysOf({ from: '2026-10-24', to: '2026-10-27' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
  ]);
});

// The same moment is another day, and the last seven days are others, depending on where the account is.
test.each<[string, string, string, string]>([
  ['2026-11-16T23:30:00Z', 'Europe/Amsterdam', '2026-11-10', '2026-11-16'],
  ['2026-11-16T23:30:00Z', 'America/New_York', '2026-11-09', '2026-11-15'],
  ['2026-11-16T23:30:00Z', 'Pacific/Auckland', '2026-11-10', '2026-11-16'],
  // The hour that comes twice, on the 25th of October, and the one that is left out, on the 28th of March.
  ['2026-10-24T22:30:00Z', 'Europe/Amsterdam', '2026-10-18', '2026-10-24'],
  ['2026-10-25T22:30:00Z', 'Europe/Amsterdam', '2026-10-18', '2026-10-24'],
  ['2026-10-25T23:30:00Z', 'Europe/Amsterdam', '2026-10-19', '2026-10-25'],
  ['2027-03-27T23:30:00Z', 'Europe/Amsterdam', '2027-03-21', '2027-03-27'],
  ['2027-03-28T21:30:00Z', 'Europe/Amsterdam', '2027-03-21', '2027-03-27'],
  ['2027-03-28T22:30:00Z', 'Europe/Amsterdam', '2027-03-22', '2027-03-28'],
])('at %s in %s the last seven days are %s to %s', (moment, zone, from, to) => {
  const today = dayIn(zone, new Date(moment));
  expect(periodOf('last7', { from: '2026-01-01', to: today, today })).toEqual({ from, to });
});

test('days across a change of clocks and the end of a year are compared with as many before', () => {
  const wide = { from: '2026-01-01', to: '2027-04-30', today: '2027-04-30' };
  expect(comparisonOf({ from: '2026-10-24', to: '2026-10-26' }, wide)?.before).toEqual({
    from: '2026-10-21',
    to: '2026-10-23',
  });
  expect(comparisonOf({ from: '2027-01-01', to: '2027-01-28' }, wide)?.before).toEqual({
    from: '2026-12-04',
    to: '2026-12-31',
  });
});
