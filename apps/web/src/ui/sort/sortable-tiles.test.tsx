import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { moved } from './order.ts';
import { SortableTiles } from './sortable-tiles.tsx';

afterEach(() => vi.useRealTimers());

function Tiles() {
  const [items, setItems] = useState(['a', 'b', 'c']);
  return (
    <SortableTiles
      label="Letters"
      items={items}
      keyOf={(item) => item}
      nameOf={(_, n) => `Letter ${n + 1}`}
      canMove={(item) => item !== 'c'}
      onMove={(from, to) => setItems(moved(items, from, to))}
    >
      {(item) => (
        <>
          <span>{item}</span>
          <button type="button">Options of {item}</button>
        </>
      )}
    </SortableTiles>
  );
}

/** In one line, a hundred apart. */
function show() {
  render(<Tiles />);
  for (const [n, tile] of screen.getAllByRole('listitem').entries()) {
    const box = { left: n * 100, top: 0, width: 100, height: 100 };
    tile.getBoundingClientRect = () => box as DOMRect;
  }
}
const order = () => screen.getAllByRole('listitem').map((tile) => tile.textContent?.[0]);
const drag = (letter: string, to: number, pointerType = 'mouse') => {
  const mouse = { pointerType, isPrimary: true, button: 0 };
  fireEvent.pointerDown(screen.getByText(letter), { ...mouse, clientX: 0, clientY: 50 });
  fireEvent.pointerMove(document, { ...mouse, clientX: to, clientY: 50 });
};

test('it is dragged to another place', () => {
  show();
  drag('a', 190);
  fireEvent.pointerUp(document);
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(screen.getByText('Letter 1 moved to place 3 of 3')).toBeTruthy();
});

test('a click is no drag, and Escape takes one back', () => {
  show();
  drag('a', 4);
  fireEvent.pointerUp(document);
  drag('a', 190);
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerUp(document);
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('what can not be moved stays, and so does a tile whose button is pressed', () => {
  show();
  drag('c', -190);
  fireEvent.pointerUp(document);
  drag('Options of a', 190);
  fireEvent.pointerUp(document);
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('a finger that moves at once scrolls; one that rests drags', () => {
  vi.useFakeTimers();
  show();
  drag('a', 190, 'touch');
  fireEvent.pointerUp(document);
  expect(order()).toEqual(['a', 'b', 'c']);
  const finger = { pointerType: 'touch', isPrimary: true, button: 0, clientY: 50 };
  fireEvent.pointerDown(screen.getByText('a'), { ...finger, clientX: 0 });
  act(() => vi.advanceTimersByTime(300));
  fireEvent.pointerMove(document, { ...finger, clientX: 110 });
  fireEvent.pointerUp(document);
  expect(order()).toEqual(['b', 'a', 'c']);
});

test('keys move it, and the control in use keeps the focus', () => {
  show();
  const options = screen.getByRole('button', { name: 'Options of b' });
  act(() => options.focus());
  fireEvent.keyDown(options, { key: 'ArrowUp', ctrlKey: true });
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement?.textContent).toBe('Options of b');
});
