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

const campaign = (id: string) => ({ kind: 'campaign', id, action: 'changed', by: null });
const news = (id: string) => ({ type: 'change', event: campaign(id) });
const pass = (id: string) =>
  latest().dispatchEvent(new MessageEvent('change', { data: JSON.stringify(campaign(id)) }));

/** A tab whose page began to load so long ago. */
async function openTab(loadingMs = 0) {
  vi.stubGlobal('performance', { timeOrigin: Date.now() - loadingMs });
  const heard: StreamMessage[] = [];
  const turns: { start: () => () => void; stop: () => void }[] = [];
  const leave = followStream({
    name: 'events',
    url: (age) => `/events?age=${age}`,
    onMessage: (message) => heard.push(message),
    onRefused: () => {},
    whileAllowed: (start) => {
      const turn = { start, stop: start() };
      turns.push(turn);
      return () => turn.stop();
    },
  });
  await settle();
  return {
    heard,
    leave,
    beginSignOut: () => {
      for (const { stop } of turns) stop();
    },
    failToSignOut: () => {
      for (const turn of turns) turn.stop = turn.start();
    },
  };
}

test('one tab listens for all, and the next takes over when it closes', async () => {
  const [first, second] = [await openTab(1_000), await openTab()];
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

test('the tab that leads does not connect while another signs out, nor is it refused', async () => {
  await openTab();
  const second = await openTab();
  latest().onopen();
  second.beginSignOut();
  await settle();
  expect(latest().isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSource.all).toHaveLength(1);
  second.failToSignOut();
  await settle();
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('a tab that is closed stops no stream, in the middle of a sign-out only for a while', async () => {
  await openTab();
  (await openTab()).leave();
  await settle();
  expect(latest().isClosed).toBe(false);
  const third = await openTab();
  third.beginSignOut();
  third.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('a new tab is told what was passed on while it was loading, and no other tab again', async () => {
  const first = await openTab();
  await vi.advanceTimersByTimeAsync(10_000);
  pass('before');
  await vi.advanceTimersByTimeAsync(10_000);
  pass('meanwhile');
  await vi.advanceTimersByTimeAsync(3_000);
  const second = await openTab(5_000);
  expect(second.heard).toEqual([news('meanwhile')]);
  const third = await openTab(1_000);
  expect(third.heard).toEqual([]);
  expect([first.heard.length, second.heard.length]).toEqual([2, 1]);
});

test('a new tab that may have missed more than is known asks for everything', async () => {
  await openTab();
  await vi.advanceTimersByTimeAsync(10_000);
  const older = await openTab(15_000);
  expect(older.heard).toEqual([{ type: 'resync' }]);
  for (let id = 0; id < 21; id += 1) pass(String(id));
  const late = await openTab(5_000);
  expect(late.heard).toEqual([{ type: 'resync' }]);
});

test('a tab that joined when no tab led is told by the one that comes to lead', async () => {
  const [first, older] = await Promise.all([openTab(), openTab(15_000)]);
  expect(older.heard).toEqual([{ type: 'resync' }]);
  first.leave();
  await settle();
  expect(older.heard).toHaveLength(1);
});
