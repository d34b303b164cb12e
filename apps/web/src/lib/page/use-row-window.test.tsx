import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rowsNear, useRowWindow } from './use-row-window.ts';

afterEach(() => vi.restoreAllMocks());

test('rows in sight are near, and some more where the reader is going', () => {
  expect(rowsNear({ from: -200, to: 600 }, 50, 'down')).toEqual({ first: 0, end: 14 });
  expect(rowsNear({ from: 5_000, to: 5_800 }, 50, 'down')).toEqual({ first: 99, end: 118 });
  expect(rowsNear({ from: 5_000, to: 5_800 }, 50, 'up')).toEqual({ first: 98, end: 117 });
  expect(rowsNear({ from: -5_000, to: -4_200 }, 50, 'down')).toEqual({ first: 0, end: 2 });
});

test('a short list is drawn whole, what is in sight before the rest, which keeps its room', () => {
  const drawn: { end: number; after: number }[] = [];
  const { result } = renderHook(() => {
    const rows = useRowWindow({ current: null }, { count: 100, size: 50, covered: 0 });
    drawn.push(rows);
    return rows;
  });
  const inSight = Math.ceil(window.innerHeight / 50) + 2;
  expect(drawn[0]).toMatchObject({ end: inSight, after: (100 - inSight) * 50 });
  expect(result.current).toMatchObject({ first: 0, end: 100, before: 0, after: 0 });
});

test('a long one follows the page and keeps its height', () => {
  const element = document.createElement('div');
  const top = vi.spyOn(element, 'getBoundingClientRect');
  const at = (value: number) => top.mockReturnValue({ top: value } as DOMRect);
  at(0);
  const ref = { current: element };
  const { result } = renderHook(() => useRowWindow(ref, { count: 10_000, size: 60, covered: 60 }));
  const height = () => {
    const { first, end, before, after } = result.current;
    return before + (end - first) * 60 + after;
  };
  expect(result.current.first).toBe(0);
  expect(result.current.end).toBeLessThan(20);
  expect(height()).toBe(600_000);

  at(-300_000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current.first).toBe(5_000);
  expect(height()).toBe(600_000);

  at(-900_000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current.end).toBe(10_000);
  expect(height()).toBe(600_000);
});
