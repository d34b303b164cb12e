import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './moment.ts';

const iso = (moment: number) => new Date(moment).toISOString();

test.each([
  ['2026-12-01', 'Europe/Amsterdam', '2026-11-30T23:00:00.000Z', '2026-12-01T22:59:59.000Z'],
  ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'],
  ['2028-02-29', 'UTC', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.000Z'],
  ['2026-07-01', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z', '2026-07-01T18:14:59.000Z'],
  // Clocks jump from 00:00 to 01:00: the day begins at one o'clock.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.000Z'],
  // Clocks go back from 00:00 to 23:00: the day before has 25 hours.
  ['2026-04-04', 'America/Santiago', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z', '2026-04-06T03:59:59.000Z'],
])('%s in %s', (date, timeZone, first, last) => {
  expect(iso(startOfDay(date, timeZone))).toBe(first);
  expect(iso(endOfDay(date, timeZone))).toBe(last);
});
