import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askAnew } from './ask-anew.ts';

const queryKey = ['list'];
let queryClient: QueryClient;
let requests: Array<{ answer(text: string): void; fail(): void; signal: AbortSignal }>;

const options = {
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      requests.push({ answer: resolve, fail: () => reject(new Error('failed')), signal });
    }),
};

function show() {
  const observer = new QueryObserver(queryClient, { ...options, staleTime: 30_000 });
  onTestFinished(observer.subscribe(() => {}));
  return observer;
}

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  requests = [];
});

test('a first answer from before a change is shown, and asked for again', async () => {
  const observer = show();
  const isAsked = askAnew(queryClient, { queryKey });
  expect([requests.length, requests[0]?.signal.aborted]).toEqual([1, false]);
  requests[0]?.answer('old');
  await expect.poll(() => requests.length).toBe(2);
  expect(observer.getCurrentResult().data).toBe('old');
  requests[1]?.answer('new');
  await isAsked;
  expect([observer.getCurrentResult().data, requests.length]).toEqual(['new', 2]);
});

test('many changes during a first answer ask once more, not each time', async () => {
  show();
  const areAsked = [1, 2, 3].map(() => askAnew(queryClient, { queryKey }));
  requests[0]?.answer('old');
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer('new');
  await Promise.all(areAsked);
  expect([requests.length, requests[1]?.signal.aborted]).toEqual([2, false]);
});

test('a screen that is drawn only when its first answer has come asks again then', async () => {
  const first = queryClient.fetchQuery(options);
  const isAsked = askAnew(queryClient, { queryKey });
  requests[0]?.answer('old');
  await Promise.all([first, isAsked]);
  expect(requests).toHaveLength(1);
  show();
  expect(requests).toHaveLength(2);
});

test('a first answer shows whether the change concerns it', async () => {
  show();
  const about = (text: string) =>
    askAnew(queryClient, { queryKey, predicate: ({ state }) => state.data === text });
  const areAsked = [about('mine'), about('other')];
  requests[0]?.answer('mine');
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer('mine still');
  await Promise.all(areAsked);
  expect(requests).toHaveLength(2);
});

test('a first request that fails is tried once more: the change may have mended it', async () => {
  const observer = show();
  const isAsked = askAnew(queryClient, { queryKey });
  requests[0]?.fail();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.fail();
  await isAsked;
  expect([observer.getCurrentResult().isError, requests.length]).toEqual([true, 2]);
});

test('what is under way is not cancelled, and asked again when it has come', async () => {
  show();
  queryClient.setQueryData(queryKey, 'known');
  const isAsked = askAnew(queryClient, { queryKey });
  expect([requests.length, requests[0]?.signal.aborted]).toEqual([1, false]);
  requests[0]?.answer('old');
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer('new');
  await isAsked;
  expect([queryClient.getQueryData(queryKey), requests.length]).toEqual(['new', 2]);
});

describe('a burst of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const count = (queries: number) => {
    expect(requests).toHaveLength(queries);
    expect(requests.filter(({ signal }) => signal.aborted)).toEqual([]);
  };

  async function knownList() {
    show();
    requests[0]?.answer('known');
    await pass(0);
    requests = [];
  }

  test('is asked about at once, and once a second until it is over', async () => {
    await knownList();
    const areAsked: Promise<void>[] = [];
    for (let n = 0; n < 31; n += 1) {
      areAsked.push(askAnew(queryClient, { queryKey }));
      if (n === 0) count(1);
      requests.at(-1)?.answer(`after ${n}`);
      await pass(65);
    }
    await pass(5_000);
    requests.at(-1)?.answer('last');
    await Promise.all(areAsked);
    count(3);
    expect(queryClient.getQueryData(queryKey)).toBe('last');
  });

  test('has one request under way, however long it takes', async () => {
    await knownList();
    for (let n = 0; n < 31; n += 1) {
      void askAnew(queryClient, { queryKey });
      await pass(1_000);
    }
    count(1);
    requests[0]?.answer('first');
    await pass(0);
    count(2);
    requests[1]?.answer('second');
    await pass(10_000);
    count(2);
  });

  test('waits for nothing when the last one is long over', async () => {
    await knownList();
    for (let n = 1; n <= 3; n += 1) {
      void askAnew(queryClient, { queryKey });
      count(n);
      requests.at(-1)?.answer('known');
      await pass(1_000);
    }
  });

  test('asks for nothing that has left the screen, but the next screen does', async () => {
    const leave = new QueryObserver(queryClient, options).subscribe(() => {});
    requests[0]?.answer('known');
    await pass(0);
    void askAnew(queryClient, { queryKey });
    requests[1]?.answer('new');
    await pass(0);
    void askAnew(queryClient, { queryKey });
    leave();
    await pass(5_000);
    count(2);
    show();
    count(3);
  });
});
