import { expect, test } from 'vitest';
import { moved, nearestPlace, shifts } from './order.ts';

// Two lines of two.
const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

test('one goes, the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('the nearest place may be in another line', () => {
  expect(nearestPlace(places, { x: 60, y: 20 })).toBe(1);
  expect(nearestPlace(places, { x: 10, y: 80 })).toBe(2);
});

test('those between make room, over the end of a line, too', () => {
  expect(shifts(places, 0, 2)).toEqual([
    { x: 0, y: 100 },
    { x: -100, y: 0 },
    { x: 100, y: -100 },
    { x: 0, y: 0 },
  ]);
});
