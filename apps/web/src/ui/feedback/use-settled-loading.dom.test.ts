import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledLoading } from './use-settled-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const start = () =>
  renderHook(({ isLoading }) => useSettledLoading(isLoading), {
    initialProps: { isLoading: true },
  });

test('short loading is never shown', () => {
  const { result, rerender } = start();
  pass(299);
  rerender({ isLoading: false });
  pass(1000);
  expect(result.current).toBe(false);
});

test('what is shown stays for a moment', () => {
  const { result, rerender } = start();
  pass(300);
  expect(result.current).toBe(true);
  rerender({ isLoading: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
