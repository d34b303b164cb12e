import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepProductTime, productNow, realNow } from './clock.ts';
import { useProductNow } from './use-product-now.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const start = Date.parse('2027-01-04T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: start }));

test('the time in the product is what the server said, and runs on', () => {
  keepProductTime(start + 28 * DAY);
  expect(productNow()).toBe(start + 28 * DAY);
  vi.advanceTimersByTime(MINUTE);
  expect(productNow()).toBe(start + 28 * DAY + MINUTE);
  expect(realNow()).toBe(start + MINUTE);
});

test('how long an answer was on its way turns no clock', () => {
  keepProductTime(start - 2_000);
  expect(productNow()).toBe(start);
});

test('what shows an age is drawn again each minute, and when the clock was turned', () => {
  const { result } = renderHook(useProductNow);
  expect(result.current).toBe(start);
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(result.current).toBe(start + MINUTE);
  act(() => keepProductTime(start + DAY));
  expect(result.current).toBe(start + DAY);
});
