import { expect, test } from 'vitest';
import { otherDaysBegin, zoneName } from './other-days.ts';

const winter = Date.parse('2027-01-10T00:00:00Z');
const between = Date.parse('2027-03-20T00:00:00Z');

test.each([
  ['America/New_York', [winter], '06:00'],
  ['Pacific/Auckland', [winter], '12:00'],
  ['UTC', [winter], undefined],
  ['Asia/Kolkata', [winter], '19:30'],
  ['Europe/Paris', [winter, between], undefined],
  // Clocks change earlier there than here.
  ['America/New_York', [between], '05:00'],
  ['Asia/Dubai', [winter], undefined],
  ['Asia/Karachi', [winter], '20:00'],
  // Three hours, and two in winter.
  ['Atlantic/Cape_Verde', [Date.parse('2027-06-01T00:00:00Z')], undefined],
])('days of %s', (there, moments, begin) => {
  expect(otherDaysBegin('Europe/Amsterdam', there, moments)).toBe(begin);
});

test('a zone is called by its city', () => {
  expect(['America/New_York', 'UTC', 'America/Argentina/Buenos_Aires'].map(zoneName)).toEqual([
    'New York',
    'UTC',
    'Buenos Aires',
  ]);
});
