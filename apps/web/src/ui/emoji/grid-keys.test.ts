import { expect, test } from 'vitest';
import { gridTarget } from './grid-keys.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const from = (at: number, isWhole = false) => ({ at, count: 10, columns: 4, isWhole });

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, -2],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['a', 5, undefined],
])('%s from %d leads to %s', (key, at, target) => {
  expect(gridTarget(key, from(at))).toBe(target);
});

test('with Ctrl, Home and End go all the way', () => {
  expect(gridTarget('Home', from(6, true))).toBe(0);
  expect(gridTarget('End', from(1, true))).toBe(9);
});
