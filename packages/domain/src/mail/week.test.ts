import { expect, test } from 'vitest';
import { lastWeeklyLetter, weeksOfLetter } from './week.ts';

test.each([
  ['a moment before', 'Europe/Amsterdam', '2026-11-16T06:59:59Z', '2026-11-09'],
  ['on the hour', 'Europe/Amsterdam', '2026-11-16T07:00:00Z', '2026-11-16'],
  ['on Wednesday, after downtime', 'Europe/Amsterdam', '2026-11-18T12:00:00Z', '2026-11-16'],
  ['on Sunday', 'Europe/Amsterdam', '2026-11-22T22:30:00Z', '2026-11-16'],
  // There it is Monday already, and not yet eight.
  ['in the night to Monday', 'Europe/Amsterdam', '2026-11-22T23:30:00Z', '2026-11-16'],
  ['after the clock was put forward', 'Europe/Amsterdam', '2027-03-29T06:00:00Z', '2027-03-29'],
  ['an hour before that', 'Europe/Amsterdam', '2027-03-29T05:00:00Z', '2027-03-22'],
  ['after the clock was put back', 'Europe/Amsterdam', '2027-11-01T06:59:59Z', '2027-10-25'],
  ['where days begin first', 'Pacific/Kiritimati', '2026-11-15T18:00:00Z', '2026-11-16'],
  ['west of Greenwich', 'America/New_York', '2026-11-16T12:59:00Z', '2026-11-09'],
])('a weekly letter is due on Monday at eight: %s', (_, timeZone, now, monday) => {
  expect(lastWeeklyLetter(timeZone, new Date(now))).toBe(monday);
});

test('it tells of the week from Monday to Sunday, and compares it with the one before', () => {
  expect(weeksOfLetter('2026-11-16')).toEqual({
    week: { from: '2026-11-09', to: '2026-11-15' },
    before: { from: '2026-11-02', to: '2026-11-08' },
  });
});
