import { expect, test } from 'vitest';
import type { ChangeAnnouncement } from '../../../platform/events/announce.ts';
import { RecentAnnouncements } from './recent.ts';

const change = (accountId: string, id: string): ChangeAnnouncement => ({
  accountId,
  audience: { wholeAccount: true },
  event: { kind: 'campaign', id, action: 'changed', by: null },
});

function atTimes() {
  const clock = { now: 100_000 };
  const recent = new RecentAnnouncements(() => clock.now);
  const ids = (ageMs: number) => recent.of('a', ageMs)?.map(({ event }) => event.id);
  return { clock, recent, ids };
}

test('what was announced since is told, of this account only', () => {
  const { clock, recent, ids } = atTimes();
  clock.now += 10_000;
  recent.add(change('a', 'one'));
  recent.add(change('b', 'other'));
  clock.now += 2_000;
  recent.add(change('a', 'two'));
  expect(ids(1_000)).toEqual(['two']);
  expect(ids(5_000)).toEqual(['one', 'two']);
});

test('what is too long ago, or before a gap, is not known', () => {
  const { clock, recent, ids } = atTimes();
  expect(ids(1)).toBeUndefined();
  clock.now += 60_000;
  expect(ids(30_000)).toEqual([]);
  expect(ids(30_001)).toBeUndefined();
  recent.clear();
  expect(ids(1_000)).toBeUndefined();
  clock.now += 2_000;
  expect(ids(1_000)).toEqual([]);
});

test('memory is bounded', () => {
  const { clock, recent, ids } = atTimes();
  clock.now += 20_000;
  for (let n = 0; n < 6_000; n += 1) {
    clock.now += 1;
    recent.add(change('a', String(n)));
  }
  expect(ids(4_000)?.at(-1)).toBe('5999');
  expect(ids(6_000)).toBeUndefined();
});
