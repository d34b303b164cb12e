import { expect, test } from 'vitest';
import { aPicture } from '../testing/an-ad.ts';
import { cutPosition, feedRatio, fillsStory, knownSize } from './picture-shape.ts';

test('a feed keeps the shape of a picture, within its bounds', () => {
  expect(feedRatio({ width: 1200, height: 900 })).toBeCloseTo(4 / 3);
  expect(feedRatio({ width: 3000, height: 500 })).toBe(1.91);
  expect(feedRatio({ width: 1080, height: 1920 })).toBe(0.8);
  expect(feedRatio(null)).toBe(1);
  expect(feedRatio({ width: 0, height: 0 })).toBe(1);
});

test('a story is filled by its own shape only', () => {
  expect(fillsStory({ width: 1080, height: 1920 })).toBe(true);
  expect(fillsStory({ width: 394, height: 700 })).toBe(true);
  expect(fillsStory({ width: 1080, height: 1350 })).toBe(false);
});

test('the size of a cut is known when it was made here', () => {
  const crop = { x: 0, y: 0, width: 700, height: 700 };
  expect(knownSize(aPicture())).toMatchObject({ width: 1200, height: 900 });
  expect(knownSize(aPicture({ crop }))).toEqual(crop);
  expect(knownSize(aPicture({ id: 'cut elsewhere' }))).toBeNull();
});

test('a part of a picture is seen where it lies in it', () => {
  const whole = { width: 1000, height: 800 };
  expect(cutPosition({ x: 275, y: 0, width: 450, height: 800 }, whole)).toBe('50% 50%');
  expect(cutPosition({ x: 0, y: 0, width: 450, height: 800 }, whole)).toBe('0% 50%');
  expect(cutPosition({ x: 0, y: 100, width: 1000, height: 700 }, whole)).toBe('50% 100%');
});
