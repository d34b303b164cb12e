import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { onApiError } from '../../../lib/http/report-error.ts';
import { unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import { setCsrfToken } from '../../../testing/csrf-token.ts';
import { appConfigQuery } from '../api/get-app-config.ts';
import { membershipsQuery } from '../api/list-memberships.ts';
import { reactToApiError } from './react-to-api-error.ts';
import { createSession } from './session.ts';
import { onSessionEnd } from './session-end.ts';

const goTo = vi.fn(async () => {});
const leaveTo = vi.fn();
const reload = vi.fn();
const toasts: string[] = [];
const asked: string[] = [];
let answer: (url: string) => Response;

function start(signIn: 'local' | 'oidc' = 'local') {
  const queryClient = new QueryClient();
  queryClient.setQueryData(appConfigQuery.queryKey, {
    version: '1',
    signIn,
    outbox: signIn === 'local',
    helpUrl: null,
    supportEmail: null,
    chat: null,
  });
  queryClient.setQueryData(['secret'], 'of this person');
  const here = () => '/campaigns-overview?x=1#y';
  const session = createSession({ queryClient, goTo, leaveTo, reload, here });
  const react = reactToApiError(session, ({ error }) => toasts.push(error.message));
  return { session, queryClient, react };
}

const codes = { 401: 'unauthenticated', 403: 'forbidden', 422: 'invalid', 500: 'failed' } as const;
const refused = (status: keyof typeof codes) =>
  new ApiError({
    status,
    statusText: '',
    body: { code: codes[status], message: `refused ${status}` },
  });

beforeEach(() => {
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});

afterEach(() => {
  vi.clearAllMocks();
  toasts.length = asked.length = 0;
  localStorage.clear();
});

test('signing in marks it for the other tabs', () => {
  const { session } = start();
  expect(session.isOn()).toBe(false);
  session.begin({ id: 'p1' });
  expect(session.isOn()).toBe(true);
  expect(localStorage.getItem('login')).toBe('true');
});

test('another person in the same browser gets a fresh page', () => {
  const { session } = start();
  session.begin({ id: 'p1' });
  session.begin({ id: 'p2' });
  expect(reload).toHaveBeenCalledOnce();
});

test('signing out tells the server, forgets everything and goes to the sign-in', async () => {
  const { session, queryClient } = start();
  session.begin({ id: 'p1' });
  await session.signOut();
  expect(asked).toContain('/api/dev/logout');
  expect(goTo).toHaveBeenCalledWith('/sign-in');
  expect(localStorage.getItem('login')).toBe('false');
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  expect(queryClient.getQueryData(appConfigQuery.queryKey)).toBeDefined();
});

test('signing out to come back as someone else leads there again', async () => {
  const { session } = start();
  await session.signOut('/invitations/x/accept');
  expect(goTo).toHaveBeenCalledWith('/sign-in?return_to=%2Finvitations%2Fx%2Faccept');
});

test('who leaves for good is signed out without asking the server for it', async () => {
  const { session } = start();
  session.begin({ id: 'p1' });
  const slot = unsavedSlot({ personId: 'p1', accountId: 'a1', documentId: 'c1' }, 'name');
  slot.write('a secret plan');
  await session.leave(async () => expect(session.isOn()).toBe(false));
  expect(asked).not.toContain('/api/dev/logout');
  expect(goTo).toHaveBeenCalledWith('/sign-in');
  expect(slot.read()).toBeNull();
  expect(session.isOn()).toBe(false);
});

test('who can not leave yet stays signed in', async () => {
  const { session } = start();
  session.begin({ id: 'p1' });
  await expect(session.leave(() => Promise.reject(new Error('not yet')))).rejects.toThrow(
    'not yet',
  );
  expect(session.isOn()).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
});

describe('unsaved texts', () => {
  const owner = { accountId: 'a1', documentId: 'c1' };
  const mine = () => unsavedSlot({ personId: 'p1', ...owner }, 'name');
  const theirs = () => unsavedSlot({ personId: 'p2', ...owner }, 'name');

  test.each(['local', 'oidc'] as const)(
    'do not stay in the browser after a sign-out (%s)',
    async (kind) => {
      answer = () => new Response(JSON.stringify({ redirect_to: 'https://id.example/out' }));
      const { session } = start(kind);
      session.begin({ id: 'p1' });
      expect(session.hasUnsaved()).toBe(false);
      mine().write('a secret plan');
      theirs().write('of another person');
      expect(session.hasUnsaved()).toBe(true);
      const open = mine();
      await session.signOut();
      // An editor that closes with the page still tries to keep what it has.
      open.write('a secret plan');
      expect(mine().read()).toBeNull();
      expect(theirs().read()).toBe('of another person');
      session.begin({ id: 'p1' });
      mine().write('typed after signing in again');
      expect(mine().read()).toBe('typed after signing in again');
    },
  );

  test('stay when the session ends by itself, or could not be ended', async () => {
    const { session } = start();
    session.begin({ id: 'p1' });
    mine().write('kept');
    answer = () => new Response(null, { status: 503 });
    await session.signOut();
    await session.endRefused();
    expect(mine().read()).toBe('kept');
  });
});

test('with an identity provider the server says where to go', async () => {
  answer = () => new Response(JSON.stringify({ redirect_to: 'https://id.example/out' }));
  const { session } = start('oidc');
  session.begin({ id: 'p1' });
  await session.signOut();
  expect(leaveTo).toHaveBeenCalledWith('https://id.example/out');
  expect(session.isOn()).toBe(false);
});

test('no one is signed out by halves, but a dead session is over', async () => {
  const { session } = start();
  session.begin({ id: 'p1' });
  answer = () => new Response(null, { status: 503 });
  await session.signOut();
  expect(session.isOn()).toBe(true);
  answer = () => new Response(null, { status: 401 });
  await session.signOut();
  expect(session.isOn()).toBe(false);
  expect(goTo).toHaveBeenCalledWith('/sign-in');
});

test('what needs the session stops before the server ends it, and goes on if it does not', async () => {
  setCsrfToken();
  const { session } = start();
  session.begin({ id: 'p1' });
  const told: string[] = [];
  const stop = session.whileOn(() => {
    told.push('on');
    return () => told.push('off');
  });
  answer = () => {
    told.push('asked');
    return new Response(null, { status: 503 });
  };
  await session.signOut();
  expect(told).toEqual(['on', 'off', 'asked', 'on']);
  answer = () => new Response(null, { status: 204 });
  await session.signOut();
  expect(told.slice(4)).toEqual(['off']);
  stop();
  session.begin({ id: 'p1' });
  expect(told.slice(5)).toEqual([]);
});

test('a sign-out in another tab needs no call', async () => {
  const { session } = start();
  session.begin({ id: 'p1' });
  await session.endElsewhere();
  expect(asked).toEqual([]);
  expect(goTo).toHaveBeenCalledWith('/sign-in');
});

test('401 leads to the sign-in and back, with one toast however many requests fail', async () => {
  const { session, react } = start();
  session.begin({ id: 'p1' });
  const report = {
    error: refused(401),
    operation: 'listCampaigns' as const,
    isRead: true,
    isQuiet: true,
  };
  await Promise.all([react(report), react(report), react(report)]);
  expect(goTo).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledWith('/sign-in?return_to=%2Fcampaigns-overview%3Fx%3D1%23y');
  expect(toasts).toEqual(['refused 401']);
});

describe('403', () => {
  const memberships = (role: string) => [{ id: 'a1', role }];
  const answerAs = (role: string) => (url: string) =>
    new Response(JSON.stringify(url === '/api/me' ? { id: 'p1' } : memberships(role)));

  test('of a role that has just changed keeps the session, asks for the rights, says so once', async () => {
    const { session, react, queryClient } = start();
    session.begin({ id: 'p1' });
    queryClient.setQueryData<unknown>(membershipsQuery.queryKey, memberships('admin'));
    answer = answerAs('editor');
    const report = {
      error: refused(403),
      operation: 'listCampaigns' as const,
      isRead: true,
      isQuiet: true,
    };
    await Promise.all([react(report), react(report), react(report)]);
    expect(asked).toEqual(['/api/me', '/api/me/memberships']);
    expect(queryClient.getQueryData(membershipsQuery.queryKey)).toEqual(memberships('editor'));
    expect(queryClient.getQueryState(['secret'])?.isInvalidated).toBe(true);
    expect(session.isOn()).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
    expect(toasts).toEqual(['refused 403']);
  });

  test('of something else while the screen is asked for anew is told, too', async () => {
    const { session, react, queryClient } = start();
    session.begin({ id: 'p1' });
    queryClient.setQueryData<unknown>(membershipsQuery.queryKey, memberships('admin'));
    const never = () => new Promise<never>(() => {});
    new QueryObserver(queryClient, { queryKey: ['open list'], queryFn: never }).subscribe(() => {});
    queryClient.setQueryData(['open list'], []);
    answer = answerAs('editor');
    await react({ error: refused(403), operation: 'listCampaigns', isRead: true, isQuiet: true });
    await react({ error: refused(403), operation: 'listCampaigns', isRead: true, isQuiet: true });
    expect(toasts).toHaveLength(2);
  });

  test('with the same rights as before asks for nothing else, or it would never end', async () => {
    const { session, react, queryClient } = start();
    session.begin({ id: 'p1' });
    queryClient.setQueryData<unknown>(membershipsQuery.queryKey, memberships('editor'));
    answer = answerAs('editor');
    await react({
      error: refused(403),
      operation: 'listCampaigns' as const,
      isRead: true,
      isQuiet: false,
    });
    expect(queryClient.getQueryState(['secret'])?.isInvalidated).toBe(false);
    expect(toasts).toEqual(['refused 403']);
  });

  const listRefused = { operation: 'listCampaigns', isRead: true, isQuiet: true } as const;

  test('that names no right of ours leads to the sign-in, as one of a gateway does', async () => {
    const { session, react } = start();
    session.begin({ id: 'p1' });
    const error = new ApiError({ status: 403, statusText: 'Forbidden', body: undefined });
    await Promise.all([react({ ...listRefused, error }), react({ ...listRefused, error })]);
    expect(asked).toEqual([]);
    expect(session.isOn()).toBe(false);
    expect(goTo).toHaveBeenCalledWith('/sign-in?return_to=%2Fcampaigns-overview%3Fx%3D1%23y');
    expect(toasts).toEqual(['You are no longer let in here. Please sign in again.']);
  });

  test.each(['getMe', 'listMemberships'] as const)(
    'of %s leads to the sign-in',
    async (operation) => {
      const { session, react } = start();
      session.begin({ id: 'p1' });
      await react({ ...listRefused, operation, error: refused(403) });
      expect(goTo).toHaveBeenCalledOnce();
      expect(toasts).toEqual(['refused 403']);
    },
  );

  test('of a person who belongs to no account any more leads to the sign-in', async () => {
    const { session, react, queryClient } = start();
    session.begin({ id: 'p1' });
    queryClient.setQueryData<unknown>(membershipsQuery.queryKey, memberships('admin'));
    answer = (url) => new Response(JSON.stringify(url === '/api/me' ? { id: 'p1' } : []));
    await react({ ...listRefused, error: refused(403) });
    expect(session.isOn()).toBe(false);
    expect(goTo).toHaveBeenCalledWith('/sign-in?return_to=%2Fcampaigns-overview%3Fx%3D1%23y');
    expect(toasts).toEqual(['refused 403']);
  });

  test('of a session that is over leads to the sign-in, told once', async () => {
    const { session, react } = start();
    onApiError((report) => void react(report));
    session.begin({ id: 'p1' });
    answer = () => new Response(JSON.stringify({ message: 'Please sign in' }), { status: 401 });
    await react({
      error: refused(403),
      operation: 'listCampaigns' as const,
      isRead: true,
      isQuiet: false,
    });
    await expect.poll(() => toasts).toEqual(['Please sign in']);
    expect(session.isOn()).toBe(false);
  });
});

test('before anyone signed in a refusal is no news', async () => {
  const { react } = start();
  await react({
    error: refused(401),
    operation: 'listCampaigns' as const,
    isRead: true,
    isQuiet: false,
  });
  expect([goTo.mock.calls.length, toasts.length]).toEqual([0, 0]);
});

test('other failures are told unless the caller shows them', async () => {
  const { session, react } = start();
  session.begin({ id: 'p1' });
  await react({
    error: refused(500),
    operation: 'listCampaigns' as const,
    isRead: true,
    isQuiet: false,
  });
  await react({
    error: refused(422),
    operation: 'listCampaigns' as const,
    isRead: true,
    isQuiet: true,
  });
  expect(toasts).toEqual(['refused 500']);
  expect(session.isOn()).toBe(true);
});

test('what works for the person hears of the end before the next page stands', async () => {
  const heard = vi.fn(() => expect(goTo).not.toHaveBeenCalled());
  const stop = onSessionEnd(heard);
  const { session } = start();
  session.begin({ id: 'p1' });
  answer = () => new Response(null, { status: 503 });
  await session.signOut();
  expect(heard).not.toHaveBeenCalled();
  answer = () => new Response(null, { status: 204 });
  await session.signOut();
  expect(heard).toHaveBeenCalledOnce();
  stop();
  session.begin({ id: 'p1' });
  await session.endElsewhere();
  expect(heard).toHaveBeenCalledOnce();
});
