import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoadOptions, useAsyncOptions } from './use-async-options.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Answers after the given time with the text itself. */
const echo =
  (delays: Record<string, number>): LoadOptions =>
  (text) =>
    new Promise((resolve) => {
      setTimeout(() => resolve([{ id: text, label: text }]), delays[text] ?? 0);
    });

test('waits for a pause in typing', async () => {
  const load = vi.fn(echo({}));
  const { rerender } = renderHook(({ text }) => useAsyncOptions(text, load), {
    initialProps: { text: 'g' },
  });
  await pass(100);
  rerender({ text: 'gr' });
  await pass(200);
  expect(load.mock.calls.map(([text]) => text)).toEqual(['gr']);
});

test('a late answer to an old text is not shown', async () => {
  const load = echo({ old: 5000, new: 10 });
  const { result, rerender } = renderHook(({ text }) => useAsyncOptions(text, load), {
    initialProps: { text: 'old' },
  });
  await pass(300);
  rerender({ text: 'new' });
  await pass(10_000);
  expect(result.current.options.map((option) => option.id)).toEqual(['new']);
  expect(result.current.isLoading).toBe(false);
});

test('a failed search is told apart from an empty one', async () => {
  const load: LoadOptions = () => Promise.reject(new Error('down'));
  const { result } = renderHook(() => useAsyncOptions('x', load));
  await pass(300);
  expect(result.current).toEqual({ options: [], isLoading: false, hasFailed: true });
});
