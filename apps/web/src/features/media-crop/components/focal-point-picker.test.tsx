import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FocalPointPicker } from './focal-point-picker.tsx';

const held = new Set<number>();

beforeEach(() => {
  // jsdom lays nothing out: the image is 400 x 200 at 100, 50.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 50, 400, 200),
  );
  held.clear();
  HTMLElement.prototype.setPointerCapture = (id) => void held.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => held.has(id);
});
afterEach(() => vi.restoreAllMocks());

function start({ isDisabled = false } = {}) {
  function Owner() {
    const [value, onChange] = useState({ x: 0.5, y: 0.5 });
    const given = { src: '/m1', width: 1600, height: 800, value, onChange, isDisabled };
    return <FocalPointPicker {...given} />;
  }
  const { container } = render(<Owner />);
  const across = screen.getByRole('slider', { name: 'Focal point, across' });
  return {
    across,
    down: screen.getByRole('slider', { name: 'Focal point, down' }),
    image: container.querySelector('fieldset img') as HTMLElement,
    words: () => across.getAttribute('aria-valuetext'),
  };
}

test('arrow keys move the point from either slider, Shift further, Home to the middle', () => {
  const { across, down, words } = start();
  fireEvent.keyDown(across, { key: 'ArrowLeft' });
  fireEvent.keyDown(across, { key: 'ArrowUp', shiftKey: true });
  expect(words()).toBe('49 % across, 40 % down');
  fireEvent.keyDown(down, { key: 'ArrowRight', shiftKey: true });
  expect(words()).toBe('59 % across, 40 % down');
  fireEvent.keyDown(down, { key: 'Home' });
  expect(words()).toBe('50 % across, 50 % down');
  for (let count = 0; count < 8; count += 1) {
    fireEvent.keyDown(across, { key: 'ArrowDown', shiftKey: true });
  }
  expect(words()).toBe('50 % across, 100 % down');
});

test('a screen reader may set a slider itself', () => {
  const { down, words } = start();
  fireEvent.change(down, { target: { value: '80' } });
  expect(words()).toBe('50 % across, 80 % down');
});

test('a mouse sets the point and drags it, never out of the image', () => {
  const { image, words, across } = start();
  fireEvent.pointerMove(image, { pointerId: 1, clientX: 200, clientY: 100 });
  expect(words()).toBe('50 % across, 50 % down');
  fireEvent.pointerDown(image, { pointerId: 1, button: 0, clientX: 200, clientY: 100 });
  expect(words()).toBe('25 % across, 25 % down');
  expect(document.activeElement).toBe(across);
  fireEvent.pointerMove(image, { pointerId: 1, clientX: 900, clientY: 0 });
  expect(words()).toBe('100 % across, 0 % down');
});

test('a finger beside the point may scroll; a tap sets it', () => {
  const { image, words } = start();
  const at = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 300, clientY: 200 };
  fireEvent.pointerDown(image, at);
  expect(words()).toBe('50 % across, 50 % down');
  fireEvent(image, new PointerEvent('click', { ...at, bubbles: true }));
  expect(words()).toBe('50 % across, 75 % down');
});

test('what would be cut to each size follows the point', () => {
  const { across } = start();
  const tall = () => screen.getByText('Tall').querySelector('img')?.style.transform;
  const before = tall();
  fireEvent.keyDown(across, { key: 'ArrowLeft', shiftKey: true });
  expect(tall()).not.toBe(before);
  const names = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Square', 'Wide', 'Tall']);
});

test('a disabled one does not move', () => {
  const { image, across, words } = start({ isDisabled: true });
  expect(across.matches(':disabled')).toBe(true);
  fireEvent.pointerDown(image, { pointerId: 1, button: 0, clientX: 200, clientY: 100 });
  fireEvent(image, new PointerEvent('click', { clientX: 200, clientY: 100, bubbles: true }));
  expect(words()).toBe('50 % across, 50 % down');
});
