import { FIRST_SCREEN_ID } from 'virtual:contract-routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../features/session/index.ts';

const config = { version: '1', signIn: 'local', outbox: true, helpUrl: null, chat: null };
const me = { id: 'p1', name: 'Lotte Visser', email: 'admin@demo.test' };

const fetched = vi.fn();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockResolvedValue(new Response('{"code":"failed"}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => document.getElementById(FIRST_SCREEN_ID)?.remove());

/** The guard of a page that was just loaded with these answers. */
async function arriveWith(isSignedIn: boolean, answers: object) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = FIRST_SCREEN_ID;
  element.textContent = JSON.stringify({ isSignedIn, answers });
  document.body.append(element);
  const { requireSession, passSignedIn } = await import('./guard.ts');
  const { createQueryClient } = await import('../../lib/query/query-client.ts');
  const session = { isOn: () => false, begin: vi.fn() };
  const context = {
    queryClient: createQueryClient(),
    session: session as unknown as Session,
  };
  return { requireSession, passSignedIn, context, session };
}

test('with a session the page opens without a call', async () => {
  const { requireSession, context, session } = await arriveWith(true, {
    '/api/app-config': config,
    '/api/me': me,
    '/api/me/memberships': [],
  });
  await requireSession(context, '/outbox');
  expect(session.begin).toHaveBeenCalledWith(me);
  expect(fetched).not.toHaveBeenCalled();
});

test('without one the sign-in page opens without a call, and knows the way back', async () => {
  const { requireSession, passSignedIn, context } = await arriveWith(false, {
    '/api/app-config': config,
  });
  const left = requireSession(context, '/outbox').catch((error) => error.options.href);
  expect(await left).toBe('/sign-in?return_to=%2Foutbox');
  await passSignedIn(context, '/outbox');
  expect(fetched).not.toHaveBeenCalled();
});

test('what did not come along is asked for', async () => {
  const { requireSession, context } = await arriveWith(true, { '/api/app-config': config });
  await expect(requireSession(context, '/outbox')).rejects.toMatchObject({ status: 500 });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/me', '/api/me/memberships']);
});
