import { beforeEach, expect, test } from 'vitest';
import { clearSelection, selectAll, selectedNow, toggleSelected } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
beforeEach(clearSelection);

test('rows are chosen and left out one by one', () => {
  toggleSelected('b', order);
  toggleSelected('d', order);
  toggleSelected('b', order);
  expect(selectedNow()).toEqual(['d']);
});

test('a range goes from the row before, either way', () => {
  toggleSelected('d', order);
  toggleSelected('b', order, true);
  expect(selectedNow().toSorted()).toEqual(['b', 'c', 'd']);
  toggleSelected('e', order);
  toggleSelected('c', order, true);
  expect(selectedNow().toSorted()).toEqual(['b']);
});

test('a range without a beginning, or from a row that is gone, is the row alone', () => {
  toggleSelected('c', order, true);
  expect(selectedNow()).toEqual(['c']);
  toggleSelected('e', ['d', 'e'], true);
  expect(selectedNow()).toEqual(['c', 'e']);
  selectAll(order);
  clearSelection();
  expect(selectedNow()).toEqual([]);
});
