import { expect, test } from 'vitest';
import { added, canAdd, canRemove, pasted, pastedLines, removed } from './lines.ts';

const bounds = { min: 3, max: 5 };

test('there are bounds', () => {
  expect([3, 4, 5].map((count) => canAdd(Array(count).fill(''), bounds))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 2, 3].map((at) => canRemove(at, bounds))).toEqual([false, false, true]);
});

test('a line comes behind another one, and goes', () => {
  expect(added(['a', 'b'], 0)).toEqual(['a', '', 'b']);
  expect(removed(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

test('only several lines are a list', () => {
  expect(pastedLines('one')).toBeUndefined();
  expect(pastedLines('one\r\n')).toBeUndefined();
  expect(pastedLines(' one\r\n\n two \rthree')).toEqual(['one', 'two', 'three']);
});

test.each([
  ['into empty ones', ['', '', ''], 0, ['x', 'y'], ['x', 'y', ''], 1, 0],
  ['over what is there', ['a', 'b', 'c'], 1, ['x', 'y'], ['a', 'x', 'c', 'y'], 3, 0],
  ['past what is full', ['', 'b', ''], 0, ['x', 'y'], ['x', 'b', 'y'], 2, 0],
  ['as many as fit', ['a', 'b', 'c'], 2, ['w', 'x', 'y', 'z'], ['a', 'b', 'w', 'x', 'y'], 4, 1],
])('a list goes %s', (_, lines, at, texts, next, last, leftOut) => {
  expect(pasted(lines, at, texts, bounds)).toEqual({ lines: next, last, leftOut });
});
