import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
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

test('where there is an answer already, the request under way gives way to one new one', async () => {
  show();
  queryClient.setQueryData(queryKey, 'known');
  const isAsked = askAnew(queryClient, { queryKey });
  expect([requests.length, requests[0]?.signal.aborted]).toEqual([2, true]);
  requests[1]?.answer('new');
  await isAsked;
  expect([queryClient.getQueryData(queryKey), requests.length]).toEqual(['new', 2]);
});
