import { expect, test } from 'vitest';
import { findCircle } from './chunk-order.ts';

test('a circle is found, however far it goes, and only a circle', () => {
  const tree = { page: ['a', 'b'], a: ['b'], b: ['c'], c: [] };
  expect(findCircle(new Map(Object.entries(tree)))).toBeUndefined();
  const circle = { ...tree, c: ['a'] };
  expect(findCircle(new Map(Object.entries(circle)))).toEqual(['a', 'b', 'c', 'a']);
});
