import { expect, test } from 'vitest';
import { type Crop, closer, dragged, nudged, wider } from './crop-geometry.ts';

/** A picture of 1000 x 500, seen through a frame on the 200 x 200 in its middle. */
const crop: Crop = {
  picture: { src: 'x', width: 1000, height: 500 },
  view: { zoom: 2.5, centre: { x: 0.5, y: 0.5 } },
  maxZoom: 4,
  area: { x: 400, y: 150, width: 200, height: 200 },
  onView: () => {},
};
const at = (zoom: number): Crop => ({ ...crop, view: { ...crop.view, zoom } });

test('plus and minus stay within the bounds and keep the point', () => {
  expect(closer(crop)).toEqual({ zoom: 2.75, centre: crop.view.centre });
  expect(wider(at(2.75)).zoom).toBeCloseTo(2.5);
  expect(closer(at(3.9)).zoom).toBe(4);
  expect(wider(at(1.05)).zoom).toBe(1);
});

test('a push moves the picture, so the frame sees what lies on the other side', () => {
  expect(nudged(crop, { x: -1, y: 0 }, 0.01).centre).toEqual({ x: 0.502, y: 0.5 });
  expect(nudged(crop, { x: 0, y: 1 }, 0.1).centre).toEqual({ x: 0.5, y: 0.46 });
});

test('a push is never lost to rounding', () => {
  const tiny = { ...crop, area: { x: 0, y: 0, width: 4, height: 4 } };
  expect(nudged(tiny, { x: -1, y: 0 }, 0.01).centre.x).toBe(3 / 1000);
});

test('a dragged picture stays under the finger', () => {
  // 400 pixels of the screen show 200 of the picture.
  const move = { scale: 2, from: { x: 10, y: 0 }, to: { x: 50, y: -20 }, zoom: 2.5 };
  expect(dragged(crop, move)).toEqual({ zoom: 2.5, centre: { x: 0.48, y: 0.52 } });
});

test('what lies under the pointer stays there while zooming', () => {
  const here = { x: 100, y: 0 };
  const view = dragged(crop, { scale: 2, from: here, to: here, zoom: 5 });
  // 50 pixels right of the middle before, 25 after: the middle itself moved by 25.
  expect(view.centre.x).toBe(0.525);
});
