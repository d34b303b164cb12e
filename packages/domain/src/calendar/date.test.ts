import { expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  isCalendarDate,
  lastRunningDay,
  lengthInDays,
  nextMonth,
  runningDays,
  showDate,
} from './date.ts';

test('a day exists or not', () => {
  for (const day of ['2028-02-29', '2027-12-31', '1900-01-01', '9999-12-31']) {
    expect(isCalendarDate(day)).toBe(true);
  }
  for (const day of ['2027-02-29', '2027-13-01', '2027-1-1', 'today', '']) {
    expect(isCalendarDate(day)).toBe(false);
  }
});

test('a day lies in our times', () => {
  for (const day of ['0000-01-01', '0027-10-01', '1899-12-31']) {
    expect(isCalendarDate(day)).toBe(false);
  }
});

test('days are counted over both clock changes and the end of February', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(lengthInDays('2027-03-01', '2027-04-01')).toBe(31);
  expect(lengthInDays('2027-04-01', '2027-03-01')).toBe(-31);
});

test('midnight is where the account is', () => {
  const moment = new Date('2027-03-10T23:30:00Z');
  expect(dayIn('Europe/Amsterdam', moment)).toBe('2027-03-11');
  expect(dayIn('America/New_York', moment)).toBe('2027-03-10');
});

test('people read DD-MM-YYYY', () => {
  expect(showDate('2027-03-10')).toBe('10-03-2027');
});

test('the first and the last day both run', () => {
  expect(runningDays('2027-03-01', '2027-03-01')).toBe(1);
  expect(runningDays('2027-03-01', '2027-03-31')).toBe(31);
  for (const days of [1, 14, 365]) {
    expect(runningDays('2027-03-01', lastRunningDay('2027-03-01', days))).toBe(days);
  }
});

test.each([
  ['2026-11-18', '2026-12-01', '2026-12-31'],
  ['2026-12-31', '2027-01-01', '2027-01-31'],
  ['2028-01-31', '2028-02-01', '2028-02-29'],
])('the month after %s is %s to %s', (day, first, last) => {
  expect(nextMonth(day)).toEqual({ first, last });
});
