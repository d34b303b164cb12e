import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CropSizeName,
  cropAt,
  cropFinding,
  cropSizeNames,
  cropSizes,
  maxZoom,
  nearestSize,
  proposedCrop,
  type Size,
  viewOf,
  widestCrop,
} from './crop.ts';
import { CENTRE } from './media.ts';

const { square, wide, tall } = cropSizes;
const landscape = { width: 1400, height: 1000 };

test.each<[Size, Size, number]>([
  [{ width: 1400, height: 1000 }, square, 2],
  [{ width: 1400, height: 1000 }, wide, 2],
  [{ width: 1400, height: 1000 }, tall, 1400 / 394],
  [{ width: 700, height: 700 }, square, 1],
  [{ width: 699, height: 4000 }, square, 1],
  [{ width: 1, height: 1 }, tall, 1],
])('of %j, cut to %j, one may zoom in to %d', (original, chosen, most) => {
  expect(maxZoom(original, chosen)).toBe(most);
});

test.each<[Size, Size, Size]>([
  [{ width: 1400, height: 1000 }, square, { width: 1000, height: 1000 }],
  [{ width: 1400, height: 1000 }, wide, { width: 1400, height: 732 }],
  [{ width: 1400, height: 1000 }, tall, { width: 563, height: 1000 }],
  [{ width: 300, height: 300 }, square, { width: 300, height: 300 }],
  // The shapes are rounded to whole pixels; a picture of the shape itself is cut whole.
  [{ width: 1080, height: 1920 }, tall, { width: 1080, height: 1920 }],
  [{ width: 1200, height: 628 }, wide, { width: 1200, height: 628 }],
  [{ width: 1, height: 1 }, wide, { width: 1, height: 1 }],
  [{ width: 10_000, height: 1 }, tall, { width: 1, height: 1 }],
  [{ width: 1, height: 10_000 }, wide, { width: 1, height: 1 }],
])('of %j, cut to %j, at most %j fits', (original, chosen, widest) => {
  expect(widestCrop(original, chosen)).toEqual(widest);
});

describe('an area around a point', () => {
  test('lies in the middle where there is room', () => {
    expect(cropAt(landscape, square, { zoom: 2, centre: CENTRE })).toEqual({
      x: 450,
      y: 250,
      width: 500,
      height: 500,
    });
  });

  test.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 1, y: 1 },
      { x: 900, y: 500 },
    ],
    [
      { x: -3, y: 7 },
      { x: 0, y: 500 },
    ],
  ])('around %j is moved inside, to %j', (centre, corner) => {
    expect(cropAt(landscape, square, { zoom: 2, centre })).toMatchObject(corner);
  });

  test.each([
    [0.2, 1000],
    [1, 1000],
    [1.5, 667],
    [2, 500],
    [9, 500],
  ])('at zoom %d is %d wide', (zoom, width) => {
    expect(cropAt(landscape, square, { zoom, centre: CENTRE }).width).toBe(width);
  });

  test('is proposed as large as possible around the focal point', () => {
    expect(proposedCrop(landscape, square, { x: 0.2, y: 0.5 })).toMatchObject({
      x: 0,
      width: 1000,
    });
    expect(proposedCrop(landscape, square, { x: 0.6, y: 0.5 })).toMatchObject({ x: 340 });
    expect(proposedCrop({ width: 1, height: 1 }, wide, { x: 1, y: 0 })).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
  });
});

test.each<[CropSizeName[], Size, CropSizeName]>([
  [['square', 'wide'], { width: 700, height: 700 }, 'square'],
  [['square', 'wide'], { width: 1273, height: 666 }, 'wide'],
  [['square', 'wide'], { width: 100, height: 900 }, 'square'],
  [['square', 'wide', 'tall'], { width: 100, height: 900 }, 'tall'],
  [['tall'], { width: 700, height: 700 }, 'tall'],
])('of %j, %j is nearest to %s', (names, area, nearest) => {
  expect(nearestSize(names, area)).toBe(nearest);
});

test('nothing is nearest where nothing can be cut', () => {
  expect(nearestSize([], landscape)).toBeUndefined();
});

test.each([
  [{ x: 0, y: 0, width: 1400, height: 1000 }, undefined],
  [{ x: 1399, y: 999, width: 1, height: 1 }, undefined],
  [{ x: 1, y: 0, width: 1400, height: 1000 }, 'media.cropOutside'],
  [{ x: 0, y: 1, width: 1400, height: 1000 }, 'media.cropOutside'],
  [{ x: -1, y: 0, width: 10, height: 10 }, 'media.cropOutside'],
  [{ x: 0, y: 0, width: 0, height: 10 }, 'media.cropOutside'],
])('the area %j: %s', (area, code) => {
  expect(cropFinding(landscape, area)?.code).toBe(code);
});

const side = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 5 }));
const original = fc.record({ width: side, height: side });
const chosen = fc.constantFrom(...cropSizeNames).map((name) => cropSizes[name]);
const share = fc.double({ min: -1, max: 2, noNaN: true });
const view = fc.record({
  zoom: fc.double({ min: 0, max: 60, noNaN: true }),
  centre: fc.record({ x: share, y: share }),
});

test('every area is whole pixels inside the original, each side within one of the exact shape', () => {
  fc.assert(
    fc.property(original, chosen, view, (picture, shape, wanted) => {
      const area = cropAt(picture, shape, wanted);
      expect(cropFinding(picture, area)).toBeUndefined();
      expect(Object.values(area).every(Number.isInteger)).toBe(true);
      const fit = Math.min(picture.width / shape.width, picture.height / shape.height);
      const zoom = Math.min(Math.max(wanted.zoom, 1), maxZoom(picture, shape));
      expect(Math.abs(area.width - (shape.width * fit) / zoom)).toBeLessThanOrEqual(1);
      expect(Math.abs(area.height - (shape.height * fit) / zoom)).toBeLessThanOrEqual(1);
    }),
  );
});

test('what was cut before is shown again where it was', () => {
  fc.assert(
    fc.property(original, chosen, view, (picture, shape, wanted) => {
      const area = cropAt(picture, shape, wanted);
      const again = cropAt(picture, shape, viewOf(picture, shape, area));
      expect(again.width).toBe(area.width);
      // Width decides the zoom, so the other side may be rounded the other way.
      expect(Math.abs(again.height - area.height)).toBeLessThanOrEqual(1);
      expect(again.x).toBe(area.x);
      expect(Math.abs(again.y - area.y)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1000 },
  );
});
