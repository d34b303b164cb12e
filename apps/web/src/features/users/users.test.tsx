import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../ui/overlays/toast-queue.ts';
import type { Member } from '../members/index.ts';
import { ActiveUsers, InviteForm } from './index.ts';
import { aUser, workspaces } from './testing/a-user.ts';

const me = aUser({ id: 'me', name: 'Lotte Visser', role: 'admin', email: 'lotte@example.test' });
const pending = aUser({
  id: 'i1',
  name: 'new@example.test',
  email: 'new@example.test',
  isPending: true,
  sentAt: '2020-02-19T12:00:00Z',
  expiresAt: '2027-03-05T12:00:00Z',
});

/** A server that keeps users as ours does, as far as the page can tell. */
function userServer(users: Member[]) {
  const state = { users, refusal: undefined as Response | undefined };
  const asked = fakeServer(({ method, url, body }) => {
    if (url.endsWith('/api/me')) return json({ ...me, firstName: 'Lotte', lastName: 'Visser' });
    if (url.endsWith('/workspaces')) {
      return json(
        workspaces(3).map((each) => ({ ...each, campaignIds: [], campaignCount: 0, version: 1 })),
      );
    }
    if (url.endsWith('/activity')) {
      const entry = { id: 1, date: '2027-03-05T12:00:00Z', user: 'Lotte Visser' };
      return json([{ ...entry, message: 'made Anna Bakker an admin' }]);
    }
    if (method === 'GET') return json(state.users);
    if (state.refusal) return state.refusal;
    if (url.endsWith('/invitations')) {
      const { email } = body as { email: string };
      const invited = { ...pending, id: 'i2', name: email, email };
      state.users = [...state.users, invited];
      return json(invited, 201);
    }
    if (url.endsWith('/resend')) return json(state.users.find(({ isPending }) => isPending));
    if (url.includes('/admins')) {
      const id = method === 'POST' ? (body as { user_id: string }).user_id : url.split('/').at(-1);
      const role = method === 'POST' ? 'admin' : 'editor';
      state.users = state.users.map((user) => (user.id === id ? { ...user, role } : user));
      return json(state.users.find((user) => user.id === id));
    }
    if (method === 'DELETE') {
      state.users = state.users.filter(({ id }) => !url.endsWith(id));
      return new Response(null, { status: 204 });
    }
    return json({}, 201);
  });
  const changes = () => asked.filter(({ method }) => method !== 'GET');
  return { state, asked, changes };
}

/** No one scrolls here: the end of the list is never near. */
class FarAway {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  toast.clear();
  vi.stubGlobal('IntersectionObserver', FarAway);
});

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const rowOf = async (name: string) => {
  const shown = await screen.findByText(name);
  return within(shown.closest('tr') as HTMLElement);
};
const menu = async (name: string, item: string) => {
  await press(await screen.findByLabelText(`Actions for ${name}`));
  await press(await screen.findByRole('menuitem', { name: item }));
};

test('columns, tags, and no menu on the own row', async () => {
  userServer([me, aUser(), pending]);
  await renderInApp(<ActiveUsers />);
  const anna = await rowOf('Anna Bakker');
  expect(anna.getByText('Editor').className).toContain('text-blue');
  const own = await rowOf('Lotte Visser');
  expect(own.getByText('Admin').className).toContain('text-orange');
  expect(own.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'User',
    'Role',
    'Workspaces',
    'Actions',
  ]);
  expect((await rowOf('new@example.test')).getByText('pending')).toBeTruthy();
});

test('five workspaces are shown, the others when asked for', async () => {
  userServer([
    me,
    aUser({ workspaces: workspaces(7) }),
    aUser({ id: 'u2', name: 'Bo', workspaces: workspaces(5) }),
  ]);
  await renderInApp(<ActiveUsers />);
  const row = await rowOf('Anna Bakker');
  expect(row.queryByText('Ward 6')).toBeNull();
  await press(row.getByText('Show 2 more'));
  expect(row.getByText('Ward 7')).toBeTruthy();
  await press(row.getByText('Show less'));
  expect(row.queryByText('Ward 6')).toBeNull();
  expect((await rowOf('Bo')).queryByText(/^Show/)).toBeNull();
});

test('roles are changed both ways, with their words', async () => {
  const { state } = userServer([me, aUser()]);
  await renderInApp(<ActiveUsers />);
  await menu('Anna Bakker', 'Change role to admin');
  await waitFor(() => expect(told()).toEqual(['Anna Bakker is now an admin']));
  expect(state.users[1]?.role).toBe('admin');
  await screen.findAllByText('Admin');
  await menu('Anna Bakker', 'Change role to editor');
  await waitFor(() => expect(told()).toContain('Anna Bakker is now an editor'));
});

test('a user is removed after a question', async () => {
  const { changes } = userServer([me, aUser()]);
  await renderInApp(<ActiveUsers />);
  await menu('Anna Bakker', 'Remove from the account');
  expect(changes()).toEqual([]);
  await press(await screen.findByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(told()).toEqual(['Anna Bakker was removed']));
  await waitFor(() => expect(screen.queryByText('Anna Bakker')).toBeNull());
  expect(changes().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/accounts/a1/members/u1',
  ]);
});

test('the question says which invitations go with a user, also when only the role is taken', async () => {
  const sent = { ...pending, invitedBy: 'u1' };
  const { state, changes } = userServer([me, aUser({ role: 'admin' }), sent]);
  await renderInApp(<ActiveUsers />);
  const takesBack = /The open invitation that Anna Bakker has sent is taken back: new@example.test/;
  await menu('Anna Bakker', 'Remove from the account');
  const removal = within(await screen.findByRole('alertdialog'));
  expect(removal.getByText(takesBack)).toBeTruthy();
  await press(removal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await menu('Anna Bakker', 'Change role to editor');
  const demotion = within(await screen.findByRole('alertdialog'));
  expect(demotion.getByText(takesBack)).toBeTruthy();
  expect(changes()).toEqual([]);
  await press(demotion.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(state.users[1]?.role).toBe('editor'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an ended invitation says so and is sent again; one is revoked after a question', async () => {
  const ended = { ...pending, isExpired: true };
  const { changes } = userServer([me, ended]);
  await renderInApp(<ActiveUsers />);
  const row = await rowOf('new@example.test');
  expect(row.getByText('expired')).toBeTruthy();
  expect(row.getByText(/Ended on 05-03-2027/)).toBeTruthy();
  await press(row.getByText('Send invitation again'));
  await waitFor(() => expect(told()).toHaveLength(1));
  await menu('new@example.test', 'Revoke invitation');
  await press(await screen.findByRole('button', { name: 'Revoke invitation' }));
  await waitFor(() => expect(screen.queryByText('new@example.test')).toBeNull());
  expect(changes().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/accounts/a1/members/invitations/i1/resend',
    'DELETE /api/accounts/a1/members/invitations/i1',
  ]);
});

test('an invitation that was sent a moment ago is not sent again, and says until when', async () => {
  userServer([me, { ...pending, sentAt: new Date().toISOString() }]);
  await renderInApp(<ActiveUsers />);
  await press(await screen.findByLabelText('Actions for new@example.test'));
  const item = await screen.findByRole('menuitem', { name: 'Send invitation again' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toMatch(/Please try again in \d+ s/);
});

test('what was changed is told when it is asked for', async () => {
  const { asked } = userServer([me, aUser()]);
  await renderInApp(<ActiveUsers />);
  const open = await screen.findByRole('button', { name: 'Recent changes' });
  expect(asked.some(({ url }) => url.endsWith('/activity'))).toBe(false);
  await press(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }));
  const entry = await dialog.findByRole('listitem');
  expect(entry.textContent).toContain('Lotte Visser made Anna Bakker an admin');
});

test('workspaces are changed in place: only what differs is sent', async () => {
  const { changes } = userServer([me, aUser({ workspaces: workspaces(2) })]);
  await renderInApp(<ActiveUsers />);
  await menu('Anna Bakker', 'Change workspaces');
  const dialog = within(await screen.findByRole('dialog'));
  await press(await dialog.findByRole('button', { name: /^Remove.*Ward 1|Ward 1.*Remove/ }));
  await press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told()).toEqual(['The workspaces of Anna Bakker were changed']));
  expect(changes().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/accounts/a1/workspaces/ward-1/members/u1',
  ]);
});

test('of many users fifty are drawn, and search finds them all', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    aUser({ id: `p${n}`, name: `Person ${n}`, email: `p${n}@example.test`, workspaces: [] }),
  );
  userServer([me, ...many]);
  await renderInApp(<ActiveUsers />);
  await screen.findByText('301 users');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
  const box = screen.getByLabelText('Search users');
  await act(async () => void fireEvent.change(box, { target: { value: 'person 299' } }));
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
  await act(async () => void fireEvent.change(box, { target: { value: 'xyz' } }));
  expect(screen.getByText('No user matches your search')).toBeTruthy();
});

const EMAIL = /^E-mail address/;
const type = async (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const choose = async (field: string, ...options: string[]) => {
  await press(screen.getByRole('button', { name: new RegExp(field) }));
  for (const name of options) await press(await screen.findByRole('option', { name }));
};
const closeLayer = async () =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    fireEvent.keyDown(target, { key: 'Escape' });
    fireEvent.keyUp(target, { key: 'Escape' });
  });
const sendButton = () => screen.getByRole('button', { name: 'Send invite' });
const isClosed = () => sendButton().getAttribute('aria-disabled') === 'true';

async function fillIn(email: string) {
  await type(EMAIL, email);
  await choose('Role', 'Editor');
  await choose('Workspaces', 'Ward 2');
  await closeLayer();
}

test('the invite needs address, role and workspace, and goes out in the agreed words', async () => {
  const { changes, asked } = userServer([me]);
  await renderInApp(
    <>
      <ActiveUsers />
      <InviteForm />
    </>,
  );
  await screen.findByText('Lotte Visser');
  expect(isClosed()).toBe(true);
  await type(EMAIL, 'ada@example.test');
  expect(isClosed()).toBe(true);
  await choose('Role', 'Editor');
  expect(isClosed()).toBe(true);
  await choose('Workspaces', 'Ward 2');
  await closeLayer();
  expect(isClosed()).toBe(false);
  await type('First name', 'Ada');
  await press(sendButton());
  await waitFor(() => expect(told()).toEqual(['Invitation sent to ada@example.test']));
  expect(changes()[0]?.body).toEqual({
    first_name: 'Ada',
    last_name: '',
    email: 'ada@example.test',
    role: 'editor',
    workspaces: ['ward-2'],
  });
  await screen.findByText('ada@example.test');
  expect(asked.at(-1)?.url).toBe('/api/accounts/a1/members');
  expect(screen.getByLabelText<HTMLInputElement>(EMAIL).value).toBe('');
  expect(isClosed()).toBe(true);
});

test('a refusal stands at the address until it is changed, and nothing typed is lost', async () => {
  const { state } = userServer([me]);
  await renderInApp(<InviteForm />);
  await fillIn('lotte@example.test');
  const email = 'lotte@example.test';
  const found = { code: 'invitation.memberAlready', severity: 'error', path: 'email' };
  state.refusal = json(
    { code: 'conflict', message: 'x', findings: [{ ...found, params: { email } }] },
    409,
  );
  await press(sendButton());
  const words = `${email} is already registered as a user's email address`;
  await screen.findByText(words);
  expect(told()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(EMAIL).value).toBe(email);
  await type(EMAIL, 'else@example.test');
  expect(screen.queryByText(words)).toBeNull();
});
