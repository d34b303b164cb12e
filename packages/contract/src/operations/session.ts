import { EMAIL_MAX, MEMBER_NAME_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, line, role, timestamp } from '../shapes.ts';

const tag = 'Sign-in and user';

/** Where to go after sign-in; the server accepts paths of its own origin only. */
const returnTo = z.object({ return_to: z.string().max(2000).optional() });

const me = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  createdAt: timestamp,
  is_master_admin: z.boolean(),
});

export const sessionOperations = {
  getAppConfig: operation({
    method: 'GET',
    path: '/app-config',
    summary: 'What the web application needs to know before anyone signs in',
    tag,
    access: { scope: 'public' },
    answer: z.object({
      version: z.string(),
      signIn: z.enum(['local', 'oidc']),
      /** Whether mail is kept where the people who run it locally can read it. */
      outbox: z.boolean(),
      helpUrl: z.url().nullable(),
      /** Where letters to support go. */
      supportEmail: z.email().nullable(),
      chat: z.object({ appId: z.string(), scriptUrl: z.url() }).nullable(),
    }),
  }),
  getCsrfCookie: operation({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    summary: 'Sets the XSRF-TOKEN cookie whose value changing requests repeat in X-XSRF-TOKEN',
    tag,
    access: { scope: 'public' },
    kind: 'empty',
  }),
  listLocalPeople: operation({
    method: 'GET',
    path: '/dev/people',
    summary: 'The people a person may sign in as locally',
    tag,
    access: { scope: 'local', session: false },
    answer: z.array(
      z.object({
        id,
        email: z.email(),
        name: z.string(),
        memberships: z.array(z.object({ account: z.string(), role })),
      }),
    ),
  }),
  signInLocally: operation({
    method: 'POST',
    path: '/dev/login',
    summary: 'Signs in with an e-mail address alone; local mode only',
    tag,
    access: { scope: 'local', session: false },
    limit: 'signIn',
    body: z.object({ email: z.email().max(EMAIL_MAX) }),
    kind: 'empty',
  }),
  isAuthenticatedLocally: operation({
    method: 'GET',
    path: '/dev/is-authenticated',
    summary: 'Whether the browser has a living session',
    tag,
    access: { scope: 'local', session: false },
    answer: z.object({ authenticated: z.boolean() }),
  }),
  signOutLocally: operation({
    method: 'GET',
    path: '/dev/logout',
    summary: 'Ends the session',
    tag,
    access: { scope: 'local', session: true },
    changesState: true,
    kind: 'empty',
  }),
  listOutbox: operation({
    method: 'GET',
    path: '/dev/outbox',
    summary: 'Mail that was kept because no mail server is configured',
    tag,
    access: { scope: 'local', session: true },
    answer: z.array(
      z.object({
        id,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: timestamp,
      }),
    ),
  }),
  signInWithProvider: operation({
    method: 'GET',
    path: '/oidc/login',
    summary: 'Sends the browser to the identity provider',
    tag,
    access: { scope: 'public' },
    limit: 'signIn',
    query: returnTo,
    kind: 'redirect',
    status: 302,
  }),
  finishProviderSignIn: operation({
    method: 'GET',
    path: '/oidc/callback',
    summary: 'Where the identity provider sends the browser back',
    tag,
    access: { scope: 'public' },
    limit: 'signIn',
    kind: 'redirect',
    status: 302,
  }),
  signOut: operation({
    method: 'POST',
    path: '/oidc/logout',
    summary: 'Ends the session; the answer says where the browser goes next',
    tag,
    access: { scope: 'session' },
    answer: z.object({ redirect_to: z.string() }),
  }),
  getMe: operation({
    method: 'GET',
    path: '/me',
    summary: 'The signed-in person',
    tag,
    access: { scope: 'session' },
    answer: me,
  }),
  changeMyName: operation({
    method: 'PUT',
    path: '/me',
    summary: 'Changes the name of the signed-in person, in all accounts',
    tag,
    access: { scope: 'session' },
    body: z.object({ firstName: line(MEMBER_NAME_MAX), lastName: line(MEMBER_NAME_MAX) }),
    answer: me,
  }),
  listMySessions: operation({
    method: 'GET',
    path: '/me/sessions',
    summary: 'Where the signed-in person is signed in, the session of this browser first',
    tag,
    access: { scope: 'session' },
    answer: z.array(
      z.object({
        id,
        /** What the browser said of itself when it signed in; empty where it said nothing. */
        userAgent: z.string(),
        startedAt: timestamp,
        lastUsedAt: timestamp,
        isCurrent: z.boolean(),
      }),
    ),
  }),
  endMySession: operation({
    method: 'DELETE',
    path: '/me/sessions/:sessionId',
    summary: 'Ends another session of the signed-in person; one that is over already stays so',
    tag,
    access: { scope: 'session' },
    params: z.object({ sessionId: id }),
    kind: 'empty',
  }),
  endMyOtherSessions: operation({
    method: 'DELETE',
    path: '/me/sessions',
    summary: 'Ends all sessions of the signed-in person but the one that asks',
    tag,
    access: { scope: 'session' },
    kind: 'empty',
  }),
  listMemberships: operation({
    method: 'GET',
    path: '/me/memberships',
    summary: 'The accounts of the signed-in person',
    tag,
    access: { scope: 'session' },
    answer: z.array(
      z.object({
        account_id: id,
        name: z.string(),
        role,
        member_since: timestamp,
        /** Where this session is in the account as a visitor from above: until when. */
        visit_ends_at: timestamp.optional(),
      }),
    ),
  }),
  getChatHash: operation({
    method: 'GET',
    path: '/me/intercom',
    summary: 'Proves the identity of the signed-in person to the support chat',
    tag,
    access: { scope: 'session' },
    answer: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  }),
};
