import { expect, test } from 'vitest';
import { notificationsInTab } from './notification.ts';

const notifications = [
  { id: 'old', pinned: true, createdAt: '2026-03-26T12:00:00Z' },
  { id: 'yesterday', pinned: false, createdAt: '2026-03-27T23:30:00Z' },
  { id: 'today', pinned: false, createdAt: '2026-03-28T23:30:00Z' },
  { id: 'earlier today', pinned: true, createdAt: '2026-03-28T23:00:00Z' },
];
// the night in which Amsterdam loses an hour
const facts = { now: new Date('2026-03-29T10:00:00Z'), timeZone: 'Europe/Amsterdam' };
const ids = (tab: 'all' | 'today' | 'yesterday' | 'pinned', when = facts) =>
  notificationsInTab(notifications, tab, when).map((n) => n.id);

test('all, newest first', () => {
  expect(ids('all')).toEqual(['today', 'earlier today', 'yesterday', 'old']);
});

test('today and yesterday are calendar days of the reader', () => {
  expect(ids('today')).toEqual(['today', 'earlier today']);
  expect(ids('yesterday')).toEqual(['yesterday']);
  expect(ids('yesterday', { ...facts, timeZone: 'America/New_York' })).toEqual([
    'today',
    'earlier today',
  ]);
});

test('yesterday crosses a leap day', () => {
  const leap = [{ id: 'x', pinned: false, createdAt: '2028-02-29T12:00:00Z' }];
  const now = new Date('2028-03-01T08:00:00Z');
  expect(notificationsInTab(leap, 'yesterday', { now, timeZone: 'UTC' })).toHaveLength(1);
});

test('pinned only', () => {
  expect(ids('pinned')).toEqual(['earlier today', 'old']);
});
