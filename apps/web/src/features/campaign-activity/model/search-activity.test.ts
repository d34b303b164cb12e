import { expect, test } from 'vitest';
import { momentText, searchActivity } from './search-activity.ts';

const entry = (id: number, user: string, message: string, date = '2026-11-15T10:05:00Z') => ({
  id,
  user,
  message,
  date,
});
const log = [
  entry(1, 'Sanne de Vries', "changed the title from 'Nurses' to 'ICU nurses'"),
  entry(2, 'Joost Bakker', 'added the location Groningen', '2026-11-02T08:00:00Z'),
];
const found = (text: string) => searchActivity(log, text).map(({ id }) => id);

test('case and spaces do not matter', () => {
  expect(found('SANNEDEVRIES')).toEqual([1]);
  expect(found('  joost   bakker ')).toEqual([2]);
  expect(found('icuNURSES')).toEqual([1]);
});

test('dates are searched as they are read', () => {
  expect(found('02-11')).toEqual([2]);
  expect(momentText(log[0] as (typeof log)[number])).toMatch(/^15-11-2026 \d\d:\d\d$/);
});

test('nothing typed is everything, and nonsense is nothing', () => {
  expect(found(' ')).toEqual([1, 2]);
  expect(found('xyz')).toEqual([]);
});
