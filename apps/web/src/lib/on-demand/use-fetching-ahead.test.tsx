import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFetchingAhead } from './use-fetching-ahead.ts';
import { whenIdle } from './when-idle.ts';

const setSavesData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  setSavesData(false);
});
afterEach(() => {
  vi.useRealTimers();
  setSavesData(true);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page({ answer }: { answer: Promise<string> }) {
  useFetchingAhead();
  useQuery({ queryKey: ['first'], queryFn: () => answer });
  return null;
}

test('other scripts are fetched once the first page has what it shows, and run when it is used', async () => {
  const links = '<link rel="modulepreload" href="/later.js">'.repeat(100);
  document.body.innerHTML = `<template id="later-scripts">${links}</template>`;
  const fetched = () => document.head.querySelectorAll('link[href="/later.js"]').length;
  const load = vi.fn();
  whenIdle(load);
  await wait(60_000);

  let resolve = (_: string) => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page answer={promise} />
    </QueryClientProvider>,
  );
  await wait(60_000);
  expect(fetched()).toBe(0);
  resolve('here');
  await wait(60_000);
  expect(fetched()).toBe(100);
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerMove(document.body);
  await wait(10_000);
  expect(load).toHaveBeenCalledTimes(1);

  // From then on only the browser decides.
  const later = vi.fn();
  whenIdle(later);
  await wait(10_000);
  expect(later).toHaveBeenCalledTimes(1);

  setSavesData(true);
  const saved = vi.fn();
  whenIdle(saved);
  await wait(60_000);
  expect(saved).not.toHaveBeenCalled();
});
