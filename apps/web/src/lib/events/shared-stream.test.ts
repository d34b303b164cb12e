import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamMessage } from './open-stream.ts';
import { followStream } from './shared-stream.ts';
import { FakeSource } from './testing/fake-source.ts';
import { stubTabs } from './testing/fake-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  stubTabs();
  FakeSource.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const latest = () => FakeSource.all.at(-1) as FakeSource;

async function openTab() {
  const heard: StreamMessage[] = [];
  let open: () => () => void = () => () => {};
  let closeStream = () => {};
  const leave = followStream({
    name: 'events',
    url: (age) => `/events?age=${age}`,
    onMessage: (message) => heard.push(message),
    onRefused: () => {},
    whileAllowed: (start) => {
      open = start;
      closeStream = open();
      return () => closeStream();
    },
  });
  await settle();
  return {
    heard,
    leave,
    beginSignOut: () => closeStream(),
    failToSignOut: () => {
      closeStream = open();
    },
  };
}

test('one tab listens for all, and the next takes over when it closes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(FakeSource.all).toHaveLength(1);
  latest().dispatchEvent(new MessageEvent('resync', { data: '{}' }));
  expect([first.heard, second.heard]).toEqual([[{ type: 'resync' }], [{ type: 'resync' }]]);
  first.leave();
  await settle();
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('during a sign-out no tab connects; one that fails opens the stream again', async () => {
  const first = await openTab();
  await openTab();
  latest().onopen();
  latest().onerror();
  first.beginSignOut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
  first.failToSignOut();
  expect(FakeSource.all).toHaveLength(2);
});
