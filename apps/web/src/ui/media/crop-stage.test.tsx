import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Crop, CropView } from './crop-geometry.ts';
import { CropStage } from './crop-stage.tsx';

beforeEach(() => {
  // jsdom lays nothing out: the frame is 200 x 200, its middle at 100, 100.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, 200),
  );
  HTMLElement.prototype.setPointerCapture = () => {};
});

afterEach(() => vi.restoreAllMocks());

/** A picture of 1000 x 1000, at most four times closer; the frame may see beyond its edge here. */
function start(zoom = 2) {
  const seen: { view: CropView } = { view: { zoom, centre: { x: 0.5, y: 0.5 } } };
  function Owner() {
    const [view, onView] = useState(seen.view);
    seen.view = view;
    const side = 1000 / view.zoom;
    const crop: Crop = {
      picture: { src: 'x', width: 1000, height: 1000 },
      view,
      maxZoom: 4,
      area: {
        x: view.centre.x * 1000 - side / 2,
        y: view.centre.y * 1000 - side / 2,
        width: side,
        height: side,
      },
      onView,
    };
    return <CropStage crop={crop} status={`Zoom ${view.zoom}`} className="h-72" />;
  }
  render(<Owner />);
  const stage = screen.getByRole('application', { name: 'Crop area' });
  const touch = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp',
    pointerId: number,
    clientX: number,
    clientY = 100,
  ) => fireEvent[type](stage, { pointerId, clientX, clientY, button: 0 });
  return {
    stage,
    touch,
    press: (key: string, more = {}) => fireEvent.keyDown(stage, { key, ...more }),
    view: () => seen.view,
  };
}

test('arrow keys move the picture, with Shift ten times as far', () => {
  const { press, view } = start();
  press('ArrowLeft');
  expect(view().centre).toEqual({ x: 0.505, y: 0.5 });
  press('ArrowUp', { shiftKey: true });
  expect(view().centre).toEqual({ x: 0.505, y: 0.55 });
  press('ArrowRight');
  press('ArrowDown', { shiftKey: true });
  expect(view().centre).toEqual({ x: 0.5, y: 0.5 });
});

test('plus and minus zoom as far as the limits', () => {
  const { press, view } = start();
  press('+');
  expect(view().zoom).toBeCloseTo(2.2);
  press('-');
  expect(view().zoom).toBeCloseTo(2);
  for (let count = 0; count < 20; count += 1) press('=');
  expect(view().zoom).toBe(4);
  for (let count = 0; count < 30; count += 1) press('_');
  expect(view().zoom).toBe(1);
});

test('keys of the browser and other keys are left alone', () => {
  const { press, view } = start();
  // fireEvent answers false when a person prevented the default.
  expect(press('+', { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(press('Escape')).toBe(true);
  expect(view().zoom).toBe(2);
});

test('a drag is counted from where it began', () => {
  const { touch, view } = start();
  touch('pointerDown', 1, 100);
  touch('pointerMove', 1, 60);
  touch('pointerMove', 1, 80, 90);
  // 500 of the picture in 200 of the screen: 20 are 50.
  expect(view().centre).toEqual({ x: 0.55, y: 0.525 });
  touch('pointerUp', 1, 80, 90);
  touch('pointerMove', 1, 0);
  expect(view().centre).toEqual({ x: 0.55, y: 0.525 });
});

test('two fingers zoom, within the limits, and a lifted one does not make it jump', () => {
  const { touch, view } = start();
  touch('pointerDown', 1, 80);
  touch('pointerDown', 2, 120);
  touch('pointerMove', 1, 70);
  touch('pointerMove', 2, 130);
  expect(view()).toEqual({ zoom: 3, centre: { x: 0.5, y: 0.5 } });
  touch('pointerMove', 2, 400);
  expect(view().zoom).toBe(4);
  touch('pointerMove', 2, 130);
  touch('pointerUp', 2, 130);
  touch('pointerMove', 1, 70);
  expect(view()).toEqual({ zoom: 3, centre: { x: 0.5, y: 0.5 } });
});

test('the wheel zooms around the pointer and scrolls nothing', () => {
  const { stage, view } = start();
  const isFree = fireEvent.wheel(stage, { deltaY: -200, clientX: 150, clientY: 100 });
  expect(isFree).toBe(false);
  expect(view().zoom).toBeGreaterThan(2);
  expect(view().centre.x).toBeGreaterThan(0.5);
  expect(view().centre.y).toBeCloseTo(0.5);
});

test('it can be reached, explains its keys and says where it came to rest', () => {
  vi.useFakeTimers();
  try {
    const { stage, press } = start();
    expect(stage.tabIndex).toBe(0);
    const help = document.getElementById(stage.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain('arrow keys');
    const status = screen.getByRole('status');
    for (let count = 0; count < 20; count += 1) press('+');
    expect(status.textContent).toBe('');
    act(() => vi.runAllTimers());
    expect(status.textContent).toBe('Zoom 4');
  } finally {
    vi.useRealTimers();
  }
});
