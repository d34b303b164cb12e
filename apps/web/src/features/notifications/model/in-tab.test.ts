import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProductTime } from '../../../lib/time/clock.ts';
import { inTab } from './in-tab.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  vi.useFakeTimers({ now: new Date('2026-03-30T12:00:00+02:00') });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  keepProductTime(Date.now());
});

// The night from 29 to 30 March 2026 has 23 hours there, and midnight is not that of UTC.
const notifications = [
  ['a', '2026-03-30T11:59:00+02:00', false],
  ['b', '2026-03-30T00:00:00+02:00', true],
  ['c', '2026-03-29T23:59:00+02:00', false],
  ['d', '2026-03-29T00:01:00+01:00', false],
  ['e', '2026-03-28T23:59:00+01:00', true],
].map(([id, createdAt, pinned]) => ({
  id: id as string,
  campaignId: 'c1',
  campaignName: 'Nurse',
  campaignHash: 'JW7RG9N',
  body: 'Campaign is live.',
  kind: null,
  read: true,
  pinned: pinned as boolean,
  createdAt: createdAt as string,
}));

test.each([
  ['all', 'abcde'],
  ['today', 'ab'],
  ['yesterday', 'cd'],
  ['pinned', 'be'],
] as const)('%s, by the calendar where the reader is', (tab, ids) => {
  expect(inTab(notifications, tab).map(({ id }) => id)).toEqual([...ids]);
});

test('today is that of the product, where its clock was turned', () => {
  vi.setSystemTime('2026-01-01T12:00:00+01:00');
  keepProductTime(Date.parse('2026-03-31T12:00:00+02:00'));
  expect(inTab(notifications, 'yesterday').map(({ id }) => id)).toEqual(['a', 'b']);
});
