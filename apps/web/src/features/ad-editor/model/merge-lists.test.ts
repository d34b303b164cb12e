import { expect, test } from 'vitest';
import { mergedLists } from './merge-lists.ts';

const merge = (mine: string, theirs: string, base: string, winner?: 'mine' | 'theirs') =>
  mergedLists(
    { mine: [...mine], theirs: [...theirs], base: [...base] },
    { keyOf: (each) => each.trim(), max: 5, winner },
  )?.join('');

test.each([
  ['one that went', 'bc', 'abC', 'bC'],
  ['one in between', 'axbc', 'abC', 'axbC'],
  ['the same new one', 'abcd', 'abcd', 'abcd'],
  ['different ones', 'Abc', 'abC', 'AbC'],
  ['neighbours', 'Abc', 'aBc', 'ABc'],
  ['one that moved up, and another', 'cab', 'aBc', 'caB'],
  ['one that moved down, and another', 'bca', 'aBc', 'Bca'],
  ['two that traded places, and the third', 'bac', 'abC', 'baC'],
  ['new ones at the same place', 'abcd', 'abce', 'abcde'],
  ['one that went and changed', 'bc', 'Abc', undefined],
  ['one that moved and changed', 'bca', 'Abc', undefined],
  ['different ones that moved', 'cab', 'bca', 'cba'],
  ['together too many', 'abcd', 'abcef', undefined],
])('lists of two people: %s', (_name, mine, theirs, merged) => {
  expect(merge(mine, theirs, 'abc')).toBe(merged);
  if (merged !== undefined) return;
  expect(merge(mine, theirs, 'abc', 'theirs')).toContain(theirs.at(0));
});

test('the one who wins keeps theirs where both changed it, and the other changes stay', () => {
  expect(merge('Xbc', 'YbC', 'abc', 'mine')).toBe('XbC');
  expect(merge('Xbc', 'YbC', 'abc', 'theirs')).toBe('YbC');
});

test('one that both moved to different places does not stand there twice', () => {
  expect(merge('dabc', 'adbc', 'abcd')).toBeUndefined();
  expect(merge('dabc', 'adbc', 'abcd', 'mine')).toBe('dabc');
});

test('what says nothing may stand there more than once', () => {
  expect(merge(' abc', 'abc ', 'abc')).toBe(' abc ');
});
