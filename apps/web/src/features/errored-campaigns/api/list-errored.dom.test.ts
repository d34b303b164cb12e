import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { erroredQuery, resetErrored } from './list-errored.ts';

const page = (n: number, causes: string[]) => ({
  data: [],
  causes: causes.map((cause) => ({
    ...{ cause, userMessage: cause, cure: 'support' as const },
    ...{ campaigns: 2, retryable: 0 },
  })),
  page: n,
  perPage: 10,
  hasMore: n < 2,
});

test('a list that begins anew never goes back to what it was when the application was opened', async () => {
  const asked = fakeServer(() => json(page(1, ['asked anew'])));
  const queryClient = new QueryClient();
  const query = erroredQuery('a1');
  const opened = { pages: [page(1, ['when opened'])], pageParams: [1] };
  const observer = new InfiniteQueryObserver(queryClient, { ...query, initialData: opened });
  const stop = observer.subscribe(() => {});
  queryClient.setQueryData(query.queryKey, {
    pages: [page(1, ['known']), page(2, [])],
    pageParams: [1, 2],
  });
  const isReset = resetErrored(queryClient, 'a1');
  const known = () => queryClient.getQueryData(query.queryKey)?.pages;
  expect(known()).toEqual([page(1, ['known'])]);
  await isReset;
  expect(known()).toEqual([page(1, ['asked anew'])]);
  expect(asked).toHaveLength(1);
  stop();
});
