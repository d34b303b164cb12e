import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCsrfToken } from '../../../testing/csrf-token.ts';
import { type Notification, notificationsQuery } from '../api/list-notifications.ts';
import { unchangedNotifications, useChangeNotifications } from './use-change-notifications.ts';

const accountId = 'a1';
const { queryKey } = notificationsQuery(accountId);
const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  campaignId: 'c1',
  campaignName: 'Nurses',
  campaignHash: 'JW7RG9N',
  body: 'Launched',
  kind: 'launched',
  read: false,
  pinned: false,
  createdAt: '2026-11-15T10:00:00Z',
  ...more,
});

const asked: string[] = [];
let answer: (url: string) => Promise<Response>;
let queryClient: QueryClient;

beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(null, { status: 204 });
  setCsrfToken();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${url.replace('/api/accounts/a1', '')}`);
    return answer(url);
  });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(queryKey, [notification('1'), notification('2', { pinned: true })]);
});

const list = () => queryClient.getQueryData(queryKey);
const change = () =>
  renderHook(() => useChangeNotifications(accountId), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result.current.mutate;

test('a change shows before the server has answered', async () => {
  answer = () => new Promise(() => {});
  const mutate = change();
  await act(async () => mutate({ kind: 'read', notificationId: '1' }));
  expect(list()?.[0]?.read).toBe(true);
  await act(async () => mutate({ kind: 'delete', notificationId: '2' }));
  expect(list()?.map(({ id }) => id)).toEqual(['1']);
});

test('changes arrive in the order they were made', async () => {
  const mutate = change();
  await act(async () => {
    mutate({ kind: 'pin', notificationId: '1' });
    mutate({ kind: 'unpin', notificationId: '1' });
    mutate({ kind: 'read-all' });
  });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([
    'PUT /notifications/1/pin',
    'PUT /notifications/1/unpin',
    'PUT /notifications/read-all',
  ]);
});

test('a failed change is undone by asking the server', async () => {
  answer = async () => new Response(null, { status: 500 });
  const mutate = change();
  await act(async () => mutate({ kind: 'unpin', notificationId: '2' }));
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test('a live event does not undo a change that is under way', async () => {
  answer = () => new Promise(() => {});
  const mutate = change();
  await act(async () => mutate({ kind: 'read', notificationId: '1' }));
  await queryClient.invalidateQueries(unchangedNotifications(queryClient, accountId));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
