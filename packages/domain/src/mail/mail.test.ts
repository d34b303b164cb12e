import { expect, test } from 'vitest';
import { nextDigest } from './digest.ts';
import { choicesToStop, mailChoicesOf } from './group.ts';

test('what a person has not chosen is as usual', () => {
  expect(mailChoicesOf({ problems: 'never' })).toEqual({
    launches: 'daily',
    problems: 'never',
    colleagues: 'daily',
    applications: 'daily',
    results: 'daily',
    week: 'never',
  });
});

test('stopping letters stops their group, or all that come once a day', () => {
  const choices = mailChoicesOf({ launches: 'each' });
  expect(choicesToStop('problems', choices)).toEqual({ problems: 'never' });
  expect(choicesToStop('daily', choices)).toEqual({
    colleagues: 'never',
    applications: 'never',
    results: 'never',
  });
});

test.each([
  ['a moment before', 'Europe/Amsterdam', '2027-01-04T06:59:59Z', '2027-01-04T07:00:00Z'],
  ['on the hour, the next one', 'Europe/Amsterdam', '2027-01-04T07:00:00Z', '2027-01-05T07:00:00Z'],
  ['before midnight', 'Europe/Amsterdam', '2027-01-04T22:59:00Z', '2027-01-05T07:00:00Z'],
  ['after midnight', 'Europe/Amsterdam', '2027-01-04T23:01:00Z', '2027-01-05T07:00:00Z'],
  [
    'the night that loses an hour',
    'Europe/Amsterdam',
    '2027-03-27T20:00:00Z',
    '2027-03-28T06:00:00Z',
  ],
  ['the night that gains one', 'Europe/Amsterdam', '2027-10-30T20:00:00Z', '2027-10-31T07:00:00Z'],
  [
    'in the hour that comes twice',
    'Europe/Amsterdam',
    '2027-10-31T01:30:00Z',
    '2027-10-31T07:00:00Z',
  ],
  ['west of Greenwich', 'America/New_York', '2027-01-04T23:30:00Z', '2027-01-05T13:00:00Z'],
  ['where days begin first', 'Pacific/Kiritimati', '2027-01-04T17:59:00Z', '2027-01-04T18:00:00Z'],
  ['with a quarter of an hour', 'Asia/Kathmandu', '2027-01-04T12:00:00Z', '2027-01-05T02:15:00Z'],
])('the daily letter comes at eight in the morning: %s', (_, timeZone, now, next) => {
  expect(nextDigest(timeZone, new Date(now))).toEqual(new Date(next));
});
