import { expect, test } from 'vitest';
import type { Comparison } from '../figure/period.ts';
import { daysOfMonth, isMonth, lastMonth, monthsSince, showMonth } from './month.ts';
import { monthSummary } from './month-summary.ts';

test.each([
  ['2026-10', '2026-10-01', '2026-10-31'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('%s is from %s to %s', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to });
});

test('what is no month is told', () => {
  expect(['2026-10', '2026-13', '2026-00', '2026-1', '2026-10-01', ''].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('months are offered from the first day with figures to today, the latest first', () => {
  expect(monthsSince('2026-11-30', '2027-01-01')).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(monthsSince('2026-11-05', '2026-11-05')).toEqual(['2026-11']);
  expect(monthsSince('2000-01-01', '2026-11-05')).toHaveLength(36);
  expect(lastMonth('2027-01-31')).toBe('2026-12');
  expect(showMonth('2026-10')).toBe('October 2026');
});

const day = (date: string, channel: 'facebook' | 'linkedIn', clicks: number, leads = 0) => ({
  ...{ day: date, channel, clicks, leads },
  ...{ impressions: clicks * 100, spend: clicks * 50 },
});
const readings = {
  channels: [
    { channel: 'facebook' as const, from: '2026-08-01', until: '2026-11-05' },
    { channel: 'linkedIn' as const, from: '2026-08-01', until: '2026-11-05' },
  ],
  days: [
    day('2026-09-10', 'facebook', 100, 10),
    day('2026-10-10', 'facebook', 90, 12),
    day('2026-10-31', 'linkedIn', 30),
  ],
};
const october = { from: '2026-10-01', to: '2026-10-31' };
const comparison: Comparison = {
  current: october,
  before: { from: '2026-08-31', to: '2026-09-30' },
};
const reported = {
  ...{ month: '2026-10', period: october, comparison, today: '2026-11-05' },
  ...{ currency: 'EUR' as const, readings, campaigns: 2 },
};

test('a month is told in sentences', () => {
  // 120 clicks for 50 cents each; 12 applications; before: 100 clicks, 10 applications, €50.
  expect(monthSummary(reported)).toEqual([
    '2 campaigns were shown 12.0k times and clicked 120 times in October 2026, for €60.',
    '12 applications were counted, at €5,00 each.',
    'Against the 31 days before: impressions +20%, clicks +20%, leads +20%, spend +20%.',
    'Most clicks came from Facebook: 75%.',
  ]);
});

test('without days before, without applications and with one channel it says so, and no more', () => {
  const only = { ...readings, days: [day('2026-10-10', 'facebook', 90)] };
  const summary = monthSummary({
    ...{ ...reported, readings: only, campaigns: 1, comparison: undefined },
  });
  expect(summary).toEqual([
    'One campaign was shown 9.0k times and clicked 90 times in October 2026, for €45.',
    'No applications were counted.',
    'There is nothing to compare it with: the days before are not all in the figures.',
  ]);
});

test('a month that goes on, and channels that are behind, are told', () => {
  const november = { from: '2026-11-01', to: '2026-11-05' };
  const behind = {
    channels: [{ channel: 'facebook' as const, from: '2026-08-01', until: '2026-11-02' }],
    days: [day('2026-11-01', 'facebook', 20)],
  };
  const summary = monthSummary({
    ...{ ...reported, month: '2026-11', period: november, readings: behind },
    comparison: undefined,
  });
  expect(summary.slice(-2)).toEqual([
    'The month is not over: these are the figures so far, on 05-11-2026.',
    'Not all days are known yet of Facebook, so sums are not whole.',
  ]);
});

test('campaigns that are too many to be counted are not counted', () => {
  expect(monthSummary({ ...reported, campaigns: undefined })[0]).toBe(
    'The campaigns were shown 12.0k times and clicked 120 times in October 2026, for €60.',
  );
});

test('what is not known is no zero', () => {
  const none = { channels: [], days: [] };
  expect(monthSummary({ ...reported, readings: none })).toEqual([
    'The networks have told nothing of this month.',
  ]);
});
