import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseBefore } from './backoff.ts';
import { openStream, type StreamMessage } from './open-stream.ts';
import { FakeSource } from './testing/fake-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const event = { kind: 'campaign', id: 'c', action: 'changed', by: null };

function follow() {
  const heard: StreamMessage[] = [];
  const onRefused = vi.fn();
  const close = openStream((age) => `/events?age=${age}`, {
    onMessage: (message) => heard.push(message),
    onRefused,
  });
  const latest = () => FakeSource.all.at(-1) as FakeSource;
  return { heard, onRefused, close, latest };
}

test('the page tells its age and passes on what it hears', () => {
  const { heard, latest } = follow();
  expect(Number(/age=(\d+)$/.exec(latest().url)?.[1])).toBeGreaterThanOrEqual(1_000);
  latest().onopen();
  latest().dispatchEvent(new MessageEvent('change', { data: JSON.stringify(event) }));
  latest().dispatchEvent(new MessageEvent('resync', { data: '{}' }));
  expect(heard).toEqual([{ type: 'change', event }, { type: 'resync' }]);
});

test('a lost connection comes back without a question, a refused one asks why', () => {
  const { onRefused, latest } = follow();
  latest().onopen();
  latest().onerror();
  expect([FakeSource.all.length, onRefused.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1_000);
  expect(FakeSource.all.length).toBe(2);
  latest().onerror();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('the server answering again is news after a failure, and not at the first connection', () => {
  const { heard, latest } = follow();
  latest().onopen();
  expect(heard).toEqual([]);
  latest().onerror();
  vi.advanceTimersByTime(1_000);
  latest().onopen();
  expect(heard).toEqual([{ type: 'reconnected' }]);
});

test('a closed stream stays closed', () => {
  const { close, latest } = follow();
  latest().onerror();
  close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.all.length).toBe(1);
  expect(latest().isClosed).toBe(true);
});

test('pauses double up to half a minute and never fall together', () => {
  const longest = [0, 1, 2, 3, 20].map((attempt) => pauseBefore(attempt, () => 1));
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
  expect(pauseBefore(3, () => 0)).toBe(4_000);
});
