import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { AccountProvider } from '../../accounts/index.ts';
import { useCampaignSearch } from './use-campaign-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found = json.bind(null, {
  workspaces: [{ id: 'w1', name: 'Acute Care', slug: 'acute-care', campaigns: [campaignRow()] }],
  hasMore: false,
});

function search() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <AccountProvider value={{ id: 'a1', name: 'A', role: 'admin' }}>{children}</AccountProvider>
    </QueryClientProvider>
  );
  const hook = renderHook(({ text }) => useCampaignSearch(text), {
    wrapper,
    initialProps: { text: '' },
  });
  return {
    type: (text: string) => hook.rerender({ text }),
    rest: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    state: () => hook.result.current.state,
    now: () => hook.result.current,
  };
}

const texts = (asked: Array<{ url: string }>) =>
  asked.map(({ url }) => new URL(url, 'http://x').searchParams.get('q'));

test('three characters ask nothing, the fourth asks after 200 ms of rest', async () => {
  const asked = fakeServer(() => found());
  const { type, rest, state, now } = search();
  type(' nur ');
  await rest(1_000);
  expect(state()).toBe('hint');
  type('nurs');
  expect(state()).toBe('loading');
  await rest(199);
  expect(asked).toEqual([]);
  await rest(1);
  expect(texts(asked)).toEqual(['nurs']);
  await rest(0);
  expect(state()).toBe('found');
  expect(now().count).toBe(1);
});

test('quick typing asks once, with the whole word', async () => {
  const asked = fakeServer(() => found());
  const { type, rest } = search();
  for (const text of ['nurs', 'nurse', 'nurse ', 'nurse i', 'nurse ic']) {
    type(text);
    await rest(150);
  }
  await rest(200);
  expect(texts(asked)).toEqual(['nurse ic']);
});

test('an answer no one waits for is called off', async () => {
  const asked = fakeServer(({ url }) =>
    url.includes('q=nurse') ? found() : new Promise(() => {}),
  );
  const { type, rest, state } = search();
  type('nurs');
  await rest(200);
  expect(asked[0]?.signal?.aborted).toBe(false);
  type('nurse');
  await rest(200);
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(texts(asked)).toEqual(['nurs', 'nurse']);
  await rest(0);
  expect(state()).toBe('found');
});

test('a result is outdated from the first other key until its own answer is there', async () => {
  let answer: (response: Response) => void = () => {};
  fakeServer(({ url }) =>
    url.includes('q=nurse') ? new Promise((resolve) => (answer = resolve)) : found(),
  );
  const { type, rest, now } = search();
  type('nurs');
  await rest(200);
  await rest(0);
  expect(now()).toMatchObject({ state: 'found', isOutdated: false });
  type('nurse');
  expect(now()).toMatchObject({ state: 'found', isOutdated: true });
  await rest(200);
  expect(now()).toMatchObject({ state: 'found', isOutdated: true });
  answer(found());
  await rest(0);
  expect(now()).toMatchObject({ state: 'found', isOutdated: false });
});

test('nothing found and a failure are told apart, and shorter texts show the hint again', async () => {
  fakeServer(({ url }) =>
    url.includes('q=nothing')
      ? json({ workspaces: [], hasMore: false })
      : json({ code: 'internal', message: 'Broken' }, 500),
  );
  const { type, rest, state } = search();
  type('nothing');
  await rest(200);
  await rest(0);
  expect(state()).toBe('none');
  type('broken');
  await rest(200);
  await rest(0);
  expect(state()).toBe('error');
  type('bro');
  expect(state()).toBe('hint');
});
