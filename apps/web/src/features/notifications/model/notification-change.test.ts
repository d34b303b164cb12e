import { expect, test } from 'vitest';
import type { Notification } from '../api/list-notifications.ts';
import { applyChange } from './notification-change.ts';

const list = ['1', '2'].map(
  (id): Notification => ({
    id,
    campaignId: 'c1',
    campaignName: 'Nurses',
    campaignHash: 'JW7RG9N',
    body: 'Launched',
    kind: 'launched',
    read: false,
    pinned: false,
    createdAt: '2026-11-15T10:00:00Z',
  }),
);

test.each([
  ['read', { read: true }],
  ['unread', { read: false }],
  ['pin', { pinned: true }],
  ['unpin', { pinned: false }],
] as const)('%s changes one item and leaves the rest', (kind, result) => {
  const after = applyChange(list, { kind, notificationId: '2' });
  expect(after[0]).toBe(list[0]);
  expect(after[1]).toMatchObject({ id: '2', ...result });
});

test('delete takes one away, read-all reads every one', () => {
  expect(applyChange(list, { kind: 'delete', notificationId: '1' })).toEqual([list[1]]);
  expect(applyChange(list, { kind: 'read-all' }).every(({ read }) => read)).toBe(true);
});
