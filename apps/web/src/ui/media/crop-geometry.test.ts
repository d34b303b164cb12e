import { expect, test } from 'vitest';
import { zoomBounds, zoomForKey } from './crop-geometry.ts';

const viewport = { width: 170, height: 170 };

test.each([
  ['a wide picture', { width: 290, height: 85 }, 2],
  ['a tall picture', { width: 85, height: 170 }, 2],
  ['a square one', { width: 170, height: 170 }, 1],
])('%s fills the viewport at its widest view', (_name, shown, min) => {
  expect(zoomBounds(shown, viewport).min).toBe(min);
});

test('a picture without a size does not break the zoom', () => {
  expect(zoomBounds({ width: 0, height: 0 }, viewport).min).toBe(1);
});

test('plus and minus zoom within the bounds, other keys do not', () => {
  const bounds = { min: 1, max: 5 };
  expect(zoomForKey('+', 1, bounds)).toBeGreaterThan(1);
  expect(zoomForKey('=', 1, bounds)).toBeGreaterThan(1);
  expect(zoomForKey('-', 1, bounds)).toBe(1);
  expect(zoomForKey('+', 5, bounds)).toBe(5);
  expect(zoomForKey('a', 2, bounds)).toBeNull();
});
