import { expect, test } from 'vitest';
import type { Notification } from '../api/list-notifications.ts';
import { grouped } from './grouped.ts';

const told = (id: string, campaignId: string, createdAt: string): Notification => ({
  ...{
    id,
    campaignId,
    createdAt,
    campaignName: campaignId,
    campaignHash: 'JW7RG9N',
    body: 'It happened.',
  },
  ...{ kind: null, read: false, pinned: false },
});

test('news of one campaign and day stand together, and only the first names it', () => {
  const news = [
    told('4', 'nurse', '2027-01-04T12:00:00'),
    told('3', 'cook', '2027-01-04T11:00:00'),
    told('2', 'nurse', '2027-01-04T10:00:00'),
    told('1', 'nurse', '2027-01-03T10:00:00'),
  ];
  expect(grouped(news).map(({ id, isFirst }) => [id, isFirst])).toEqual([
    ['4', true],
    ['2', false],
    ['3', true],
    ['1', true],
  ]);
});
