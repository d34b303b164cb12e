import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './ask-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test.each([
  ['as long as the question may take', undefined, 2_000],
  ['as long as the settings say', 5_000, 5_000],
])('a network that takes longer is told, and is waited for %s', async (_, wanted, length) => {
  let told: AbortSignal | undefined;
  const answer = inTime({ NETWORKS_WITHIN_MS: wanted }, 2_000, (late) => {
    told = late;
    return never;
  });
  await vi.advanceTimersByTimeAsync(length - 1);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeUndefined();
  expect(told?.aborted).toBe(true);
});

test('an answer in time leaves no timer, and an error is the caller’s', async () => {
  expect(await inTime({ NETWORKS_WITHIN_MS: undefined }, 2_000, async () => 'yes')).toBe('yes');
  const broken = inTime({ NETWORKS_WITHIN_MS: undefined }, 2_000, async () => {
    throw new Error('of our own');
  });
  await expect(broken).rejects.toThrow('of our own');
  expect(vi.getTimerCount()).toBe(0);
});
