import { say } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCsrfToken } from '../../../testing/csrf-token.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { type StartChange, useChangeStart } from './change-start.ts';

const campaign = { id: 'c1', type: 'consideration', templateId: null, version: 3 } as Campaign;
let answers: Array<[status: number, body: unknown]>;
let versions: Array<string | null>;

beforeEach(() => {
  versions = [];
  setCsrfToken();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    versions.push(new Headers(init.headers).get('If-Match'));
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => toast.clear());

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const stale = (current: Partial<Campaign>): [number, unknown] => [
  409,
  { code: 'stale', message: 'Stale', current: { ...campaign, version: 4, ...current } },
];

function change(wanted: StartChange = { type: 'leadform' }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeStart(campaign), { wrapper });
  return act(() => result.current.mutateAsync(wanted).catch(() => 'refused'));
}

test('it is sent again when something else was changed meanwhile', async () => {
  answers = [stale({}), [200, { ...campaign, type: 'leadform', version: 5 }]];
  expect(await change()).toMatchObject({ type: 'leadform' });
  expect(versions).toEqual(['"3"', '"4"']);
  expect(told()).toEqual([]);
});

test.each([
  ['another person chose a type, too', [stale({ type: 'awareness' })]],
  ['another person is faster every time', [stale({}), stale({})]],
])('it is said that %s', async (_, given) => {
  answers = given as typeof answers;
  expect(await change()).toBe('refused');
  expect(told()).toEqual([say('request.stale')]);
});

test('a template is applied to the version that was shown, and to no other', async () => {
  answers = [stale({})];
  expect(await change({ templateId: 't1', shown: { version: 2, revision: 4 } })).toBe('refused');
  expect(versions).toEqual(['"2"']);
  expect(told()).toEqual([say('request.stale')]);
});
