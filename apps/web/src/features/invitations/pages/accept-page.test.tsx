import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { appConfigQuery, type Session, SessionProvider } from '../../session/index.ts';
import { AcceptPage } from './accept-page.tsx';

const PATH = '/invitations/abc/accept';
const assign = vi.fn();
const signOut = vi.fn(async () => {});

beforeEach(() => {
  assign.mockClear();
  signOut.mockClear();
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', assign });
});

/** The page, with this answer of the server to the acceptance. */
async function open(answer: Response, signIn: 'local' | 'oidc' = 'local') {
  const asked = fakeServer(() => answer);
  const queryClient = new QueryClient();
  queryClient.setQueryData(appConfigQuery.queryKey, {
    ...{ version: '1', signIn, outbox: true, helpUrl: null, supportEmail: null, chat: null },
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/invitations/$invitationId/accept',
    component: AcceptPage,
  });
  const signInPage = createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    component: () => <p>the sign-in</p>,
  });
  const history = createMemoryHistory({ initialEntries: [PATH] });
  const router = createRouter({ routeTree: root.addChildren([page, signInPage]), history });
  const session = { signOut } as unknown as Session;
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <ShowRoutes router={router} />
        </SessionProvider>
      </QueryClientProvider>,
    );
  });
  return { asked, history };
}

const refusal = (status: number, message: string, code?: string) =>
  json(
    {
      ...{ code: 'conflict', message, requestId: 'r' },
      findings: code ? [{ code, severity: 'error', path: '' }] : [],
    },
    status,
  );

test('the server is asked once, by the path of the page, and says where to go', async () => {
  const { asked } = await open(json({ redirect_to: '/campaigns-overview?account=a1' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/campaigns-overview?account=a1'));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /api${PATH}`]);
});

test('LOGIN leads to the sign-in, and from there back here', async () => {
  const { history } = await open(json({ redirect_to: 'LOGIN' }));
  await screen.findByText('the sign-in');
  expect(history.location.href).toBe('/sign-in?return_to=%2Finvitations%2Fabc%2Faccept');
  expect(assign).not.toHaveBeenCalled();
});

test('with an identity provider LOGIN leaves for it', async () => {
  await open(json({ redirect_to: 'LOGIN' }), 'oidc');
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith('/api/oidc/login?return_to=%2Finvitations%2Fabc%2Faccept'),
  );
});

test('an address outside is not gone to', async () => {
  await open(json({ redirect_to: 'https://evil.test/' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/campaigns-overview'));
});

test('another person reads so, and can sign in as someone else', async () => {
  await open(refusal(409, 'Sent to a@x.test.', 'invitation.otherPerson'));
  await screen.findByRole('heading', { name: 'This invitation is for someone else' });
  expect(screen.getByRole('alert').textContent).toBe('Sent to a@x.test.');
  await act(async () => void fireEvent.click(screen.getByText('Sign in as someone else')));
  expect(signOut).toHaveBeenCalledWith(PATH);
});

test.each([
  ['invitation.expired', 409, 'This invitation has expired'],
  ['invitation.revoked', 409, 'This invitation was taken back'],
  ['invitation.used', 409, 'This invitation was used before'],
  [undefined, 404, 'This invitation was not found'],
])('%s: why, and what to do', async (code, status, title) => {
  await open(refusal(status, 'Ask the person who invited you.', code));
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('alert').textContent).toBe('Ask the person who invited you.');
  expect(screen.queryByText('Sign in as someone else')).toBeNull();
});
