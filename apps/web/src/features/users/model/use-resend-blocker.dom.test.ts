import { sayFinding } from '@posthorn/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { useResendBlocker } from './use-resend-blocker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2027-03-01T10:00:20Z');
});
afterEach(() => vi.useRealTimers());

const sentAt = (time: string) => aUser({ isPending: true, sentAt: `2027-03-01T${time}Z` });
const said = (time: string) => {
  const hook = renderHook(({ user }) => useResendBlocker(user), {
    initialProps: { user: sentAt(time) },
  });
  return {
    now: () => hook.result.current && sayFinding(hook.result.current),
    sendAgain: (at: string) => hook.rerender({ user: sentAt(at) }),
  };
};
const waitFor = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

test('a letter that went out a moment ago says when the next one may', () => {
  const { now } = said('10:00:00');
  expect(now()).toMatch(/in 40 s/);
  waitFor(39);
  expect(now()).toMatch(/in 1 s/);
  waitFor(1);
  expect(now()).toBeUndefined();
});

test('an earlier letter may follow at once, and then waits anew', () => {
  const { now, sendAgain } = said('09:00:00');
  expect(now()).toBeUndefined();
  waitFor(600);
  sendAgain('10:10:20');
  expect(now()).toMatch(/in 60 s/);
});

test('a clock that is behind waits no longer than the rule says', () => {
  const { now } = said('10:30:00');
  expect(now()).toMatch(/in 60 s/);
  waitFor(60);
  expect(now()).toBeUndefined();
});
