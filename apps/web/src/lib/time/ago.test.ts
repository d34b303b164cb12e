import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const now = new Date('2027-01-04T12:00:00Z');

test.each([
  ['2027-01-04T11:59:40Z', 'this minute'],
  ['2027-01-04T11:55:00Z', '5 minutes ago'],
  ['2027-01-04T10:30:00Z', '1 hour ago'],
  ['2027-01-03T11:00:00Z', 'yesterday'],
  ['2026-12-25T12:00:00Z', '10 days ago'],
  // a clock that is slow here
  ['2027-01-04T12:00:30Z', 'this minute'],
])('%s is %s', (instant, words) => {
  expect(agoText(instant, now)).toBe(words);
});
