import { expect, test } from 'vitest';
import { finishMove, latestToday } from './finish.ts';
import { campaignStatuses } from './status.ts';

const finished = { to: 'finished', gate: null, networks: 'steer' };

const moments: [zone: string, lastDay: string, running: string, over: string][] = [
  ['UTC', '2027-05-01', '2027-05-01T23:59:59Z', '2027-05-02T00:00:00Z'],
  ['Europe/Amsterdam', '2027-05-01', '2027-05-01T21:59:59Z', '2027-05-01T22:00:00Z'],
  ['America/New_York', '2027-05-01', '2027-05-02T03:59:59Z', '2027-05-02T04:00:00Z'],
  ['Pacific/Kiritimati', '2027-05-01', '2027-05-01T09:59:59Z', '2027-05-01T10:00:00Z'],
  ['Pacific/Pago_Pago', '2027-05-01', '2027-05-02T10:59:59Z', '2027-05-02T11:00:00Z'],
  ['Asia/Kathmandu', '2027-05-01', '2027-05-01T18:14:59Z', '2027-05-01T18:15:00Z'],
  // Clocks go forward during the last day, which has 23 hours, and back during another one of 25.
  ['Europe/Amsterdam', '2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ['Europe/Amsterdam', '2027-10-31', '2027-10-31T22:59:59Z', '2027-10-31T23:00:00Z'],
  // The night before a change and the night after it.
  ['Europe/Amsterdam', '2027-03-27', '2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z'],
  ['Europe/Amsterdam', '2027-10-30', '2027-10-30T21:59:59Z', '2027-10-30T22:00:00Z'],
  // Clocks change at midnight: the day after the last one begins at one o'clock.
  ['Africa/Cairo', '2027-04-29', '2027-04-29T21:59:59Z', '2027-04-29T22:00:00Z'],
  ['Europe/Amsterdam', '2027-12-31', '2027-12-31T22:59:59Z', '2027-12-31T23:00:00Z'],
  ['Europe/Amsterdam', '2028-02-28', '2028-02-28T22:59:59Z', '2028-02-28T23:00:00Z'],
];

test.each(moments)('in %s a campaign until %s runs at %s and is over at %s', (...row) => {
  const [timeZone, endDate, running, over] = row;
  const at = (now: string) =>
    finishMove({ status: 'active', endDate }, { timeZone, now: new Date(now) });
  expect(at(running)).toBeUndefined();
  expect(at(over)).toEqual(finished);
});

test.each([1, 30])('what ended while nothing ran for %s days is over as well', (days) => {
  const now = new Date(Date.UTC(2027, 4, 2 + days));
  const facts = { timeZone: 'Europe/Amsterdam', now };
  expect(finishMove({ status: 'paused', endDate: '2027-05-01' }, facts)).toEqual(finished);
});

test('only what runs is finished', () => {
  const facts = { timeZone: 'UTC', now: new Date('2027-05-02T00:00:00Z') };
  const is = campaignStatuses.filter((status) =>
    finishMove({ status, endDate: '2027-05-01' }, facts),
  );
  expect(is).toEqual(['active', 'paused']);
  expect(finishMove({ status: 'active', endDate: null }, facts)).toBeUndefined();
});

test('whatever is over somewhere ended before the latest today', () => {
  for (const [, lastDay, , over] of moments) {
    expect(lastDay < latestToday(new Date(over))).toBe(true);
  }
});
