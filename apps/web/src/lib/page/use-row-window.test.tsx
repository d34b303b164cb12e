import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rowsNear, useRowWindow } from './use-row-window.ts';

afterEach(() => vi.restoreAllMocks());

test('rows in sight are near, with some beyond both edges', () => {
  expect(rowsNear(200, 800, 50)).toEqual({ first: 0, end: 16 });
  expect(rowsNear(-5_000, 800, 50)).toEqual({ first: 96, end: 120 });
  expect(rowsNear(5_000, 800, 50)).toEqual({ first: 0, end: 4 });
});

test('a short list is drawn whole', () => {
  const { result } = renderHook(() => useRowWindow({ current: null }, { count: 100, size: 50 }));
  expect(result.current).toMatchObject({ first: 0, end: 100, before: 0, after: 0 });
});

test('a long one follows the page and keeps its height', () => {
  const element = document.createElement('div');
  const top = vi.spyOn(element, 'getBoundingClientRect');
  const at = (value: number) => top.mockReturnValue({ top: value } as DOMRect);
  at(0);
  const ref = { current: element };
  const { result } = renderHook(() => useRowWindow(ref, { count: 10_000, size: 60 }));
  const height = () => {
    const { first, end, before, after } = result.current;
    return before + (end - first) * 60 + after;
  };
  expect(result.current.first).toBe(0);
  expect(result.current.end).toBeLessThan(30);
  expect(height()).toBe(600_000);

  at(-300_000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current.first).toBe(4_996);
  expect(height()).toBe(600_000);

  at(-900_000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current.end).toBe(10_000);
  expect(height()).toBe(600_000);
});
