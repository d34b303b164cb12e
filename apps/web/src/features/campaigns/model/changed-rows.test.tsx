import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { markChanged, useIsMarked } from './changed-rows.ts';

test('a changed row is marked for a moment', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => [useIsMarked('c1'), useIsMarked('c2')]);
  act(() => markChanged('c1'));
  expect(result.current).toEqual([true, false]);
  act(() => void vi.advanceTimersByTime(2_500));
  expect(result.current).toEqual([false, false]);
  vi.useRealTimers();
});

test('a row that is drawn again does not subscribe again', () => {
  const add = vi.spyOn(Set.prototype, 'add');
  const { rerender } = renderHook(() => useIsMarked('c1'));
  const before = add.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  rerender();
  const listeners = add.mock.calls.slice(before).filter(([added]) => typeof added === 'function');
  expect(listeners).toEqual([]);
  add.mockRestore();
});
