import { expect, test } from 'vitest';
import { otherDaysBegin, zoneName } from './other-days.ts';

const winter = Date.parse('2027-01-10T00:00:00Z');
const between = Date.parse('2027-03-20T00:00:00Z');

test.each([
  ['America/New_York', [winter], '06:00'],
  ['Pacific/Auckland', [winter], '12:00'],
  ['UTC', [winter], '01:00'],
  ['Asia/Kolkata', [winter], '19:30'],
  ['Europe/Paris', [winter, between], undefined],
  // Clocks change earlier there than here.
  ['America/New_York', [between], '05:00'],
  ['Africa/Lagos', [winter], undefined],
  ['Africa/Lagos', [winter, Date.parse('2027-06-01T00:00:00Z')], '01:00'],
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
