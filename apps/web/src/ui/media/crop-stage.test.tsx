import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PixelArea } from './crop-geometry.ts';
import { CropStage } from './crop-stage.tsx';

// jsdom lays nothing out: the boundary is 290 x 170, the picture 600 x 600, shown 170 x 170.
const layout = {
  clientWidth: 290,
  clientHeight: 170,
  offsetWidth: 170,
  offsetHeight: 170,
};

beforeEach(() => {
  for (const [name, size] of Object.entries(layout)) {
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(size);
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 290, 170),
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
});

afterEach(() => vi.restoreAllMocks());

function start() {
  const areas: PixelArea[] = [];
  const { container } = render(
    <CropStage imageUrl="blob:x" onArea={(area) => areas.push(area)} onUnreadable={() => {}} />,
  );
  fireEvent.load(container.querySelector('img') as HTMLElement);
  return {
    press: (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) {
        fireEvent.keyDown(screen.getByRole('application'), { key });
      }
    },
    area: () => areas.at(-1) as PixelArea,
  };
}

test('starts with the whole picture in the viewport', () => {
  const { area } = start();
  expect(area()).toMatchObject({ x: 0, y: 0, width: 600, height: 600 });
});

test('plus shows less of the picture, minus more', () => {
  const { press, area } = start();
  press('+', 3);
  const close = area().width;
  expect(close).toBeLessThan(600);
  press('-');
  expect(area().width).toBeGreaterThan(close);
  press('-', 20);
  expect(area().width).toBe(600);
});

test('arrow keys move the picture, but never past its edge', () => {
  const { press, area } = start();
  press('+', 8);
  const { x, y } = area();
  press('ArrowLeft', 2);
  expect(area().x).toBeGreaterThan(x);
  press('ArrowUp', 2);
  expect(area().y).toBeGreaterThan(y);
  press('ArrowRight', 200);
  expect(area().x).toBe(0);
});

test('the crop area can be reached and explains its keys', () => {
  start();
  const crop = screen.getByRole('application', { name: 'Crop area' });
  expect(crop.tabIndex).toBe(0);
  const help = document.getElementById(crop.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain('arrow keys');
});
