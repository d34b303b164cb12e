import { expect, test } from 'vitest';
import { placeAfter } from './grid-keys.ts';
import { boxOf, layGrid } from './grid-layout.ts';

test.each([
  [1_392, 8],
  [900, 5],
  [358, 2],
  [288, 2],
])('a width of %i pixels has room for %i tiles', (width, columns) => {
  const layout = layGrid(width);
  expect(layout.columns).toBe(columns);
  const { left, width: tile } = boxOf(columns - 1, layout);
  expect(left + tile).toBeLessThanOrEqual(width);
  expect(left + tile).toBeGreaterThan(width - columns);
});

test('items follow each other row by row', () => {
  const layout = layGrid(512);
  expect(boxOf(4, layout)).toEqual({ left: 176, top: layout.row, width: 160, height: 204 });
});

// 0 1 2 3
// 4 5 6 7
// 8 9
const grid = { count: 10, columns: 4, page: 2 };

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['PageUp', 5, 1],
  ['Home', 7, 0],
  ['End', 0, 9],
])('%s leads from %i to %i', (key, from, to) => {
  expect(placeAfter(key, from, grid)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(placeAfter('a', 3, grid)).toBeUndefined();
});
