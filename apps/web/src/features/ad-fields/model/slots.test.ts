import { expect, test } from 'vitest';
import { freePlaces, placed, removed, withPlaces } from './slots.ts';

const one = { min: 1, max: 1 };
const carousel = { min: 2, max: 10 };
const ten = 'abcdefghij'.split('');

test('new media fills what is empty, then goes behind', () => {
  expect(placed([null, null], ['a'], carousel)).toEqual(['a', null]);
  expect(placed(['a', null], ['b', 'c'], carousel)).toEqual(['a', 'b', 'c']);
  expect(placed([null, 'b', null], ['x', 'y', 'z'], carousel)).toEqual(['x', 'b', 'y', 'z']);
});

test('the first one takes the place it was meant for', () => {
  expect(placed(['a', 'b'], ['x'], carousel, 1)).toEqual(['a', 'x']);
  expect(placed([null, null], ['x', 'y'], carousel, 1)).toEqual(['y', 'x']);
  expect(placed(['a'], ['x'], one, 0)).toEqual(['x']);
});

test('there are never more than fit', () => {
  expect(placed(ten, ['x'], carousel)).toEqual(ten);
  expect(placed(ten.slice(0, 9), ['x', 'y'], carousel)).toEqual([...ten.slice(0, 9), 'x']);
  expect(freePlaces([...ten.slice(0, 7), null], carousel)).toBe(3);
  expect(freePlaces(['a'], one)).toBe(0);
});

test('a place goes with its media, but those an ad begins with stay', () => {
  expect(removed(['a', 'b', 'c'], 1, carousel)).toEqual(['a', 'c']);
  expect(removed(['a', 'b'], 0, carousel)).toEqual([null, 'b']);
  expect(removed(['a'], 0, one)).toEqual([null]);
});

test('an ad that came with fewer places gets those it begins with', () => {
  expect(withPlaces([], carousel)).toEqual([null, null]);
  expect(withPlaces(['a'], carousel)).toEqual(['a', null]);
  expect(withPlaces(ten, carousel)).toBe(ten);
});
