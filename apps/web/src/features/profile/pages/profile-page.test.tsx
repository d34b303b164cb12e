import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { meQuery, type Session, SessionProvider } from '../../session/index.ts';
import { ProfilePage } from './profile-page.tsx';

const ada = { id: 'p1', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron' };
const at = '2027-01-04T09:30:00';
const session = (id: string, userAgent: string, isCurrent = false) => ({
  ...{ id, userAgent, isCurrent },
  startedAt: at,
  lastUsedAt: at,
});

/** A server that remembers the name and the sessions, until it is told to refuse. */
function profileServer() {
  const state = {
    me: { ...ada, email: 'ada@example.test', createdAt: at },
    sessions: [
      session('s1', 'Firefox/143.0 Linux', true),
      session('s2', 'iPhone Version/18.5 Mobile Safari/604.1'),
      session('s3', 'Windows Chrome/141.0'),
    ],
    refuses: false,
    isLastAdmin: false,
  };
  const asked = fakeServer(({ method, url, body }) => {
    if (method !== 'GET' && state.refuses) {
      return json({ code: 'internal', message: 'Not today.', requestId: 'r1' }, 500);
    }
    if (url.endsWith('/memberships')) {
      return json([{ account_id: 'a1', name: 'Noorderzorg', role: 'admin', member_since: at }]);
    }
    if (url.endsWith('/me/data')) return json({ name: 'my-data.json', content: '{"person":{}}' });
    if (url.endsWith('/me/erase')) {
      return state.isLastAdmin
        ? json({ code: 'conflict', message: 'Nobody else is an admin of Noorderzorg.' }, 409)
        : new Response(null, { status: 204 });
    }
    if (url.endsWith('/app-config')) return json({ version: '0.9.1', signIn: 'local' });
    if (url.endsWith('/me')) {
      if (method === 'PUT') state.me = { ...state.me, ...(body as object) };
      return json(state.me);
    }
    if (method === 'DELETE') {
      const id = url.split('/sessions/')[1];
      state.sessions = state.sessions.filter((one) => one.isCurrent || (id && one.id !== id));
      return new Response(null, { status: 204 });
    }
    return json(state.sessions);
  });
  const sent = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ method, url }) => [method, url]);
  return { state, asked, sent };
}

const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const button = (name: string) => screen.findByRole('button', { name });
const type = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
};

test('shows the name, the devices, the version, and the way to the letters', async () => {
  profileServer();
  await renderInApp(<ProfilePage />, '/profile');
  expect(await screen.findByDisplayValue('Byron')).toBeDefined();
  expect(screen.getByText(/You sign in as ada@example.test/)).toBeDefined();
  const rows = within(screen.getByRole('region', { name: 'Where you are signed in' }));
  expect((await rows.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Firefox on LinuxThis browserSigned in 04-01-2027 09:30, last used 04-01-2027 09:30',
    'Safari on iPhoneSigned in 04-01-2027 09:30, last used 04-01-2027 09:30Sign out there',
    'Chrome on WindowsSigned in 04-01-2027 09:30, last used 04-01-2027 09:30Sign out there',
  ]);
  expect(await screen.findByText('Posthorn 0.9.1')).toBeDefined();
  const letters = screen.getByRole('link', { name: 'Choose letters' });
  expect(letters.getAttribute('href')).toBe('/mail');
});

test('a new name is saved, and known to the whole page', async () => {
  const { sent, asked } = profileServer();
  const { queryClient } = await renderInApp(<ProfilePage />, '/profile');
  const save = await button('Save name');
  expect(save).toHaveProperty('disabled', true);
  await type('Last name', 'Lovelace');
  await press(save);
  await waitFor(() => expect(sent()).toEqual([['PUT', '/api/me']]));
  expect(asked.at(-1)?.body).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  await waitFor(() =>
    expect(queryClient.getQueryData(meQuery.queryKey)?.lastName).toBe('Lovelace'),
  );
  expect(save).toHaveProperty('disabled', true);
});

test('a name that can not be is not sent, and one that failed stays typed', async () => {
  const { state, sent } = profileServer();
  await renderInApp(<ProfilePage />, '/profile');
  await type('First name', ' ');
  expect(await screen.findByText('This field can not be empty')).toBeDefined();
  expect(await button('Save name')).toHaveProperty('disabled', true);
  await type('First name', 'Augusta');
  state.refuses = true;
  await press(await button('Save name'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByDisplayValue('Augusta')).toBeDefined();
});

test('one device is signed out', async () => {
  const { sent } = profileServer();
  await renderInApp(<ProfilePage />, '/profile');
  await press(await button('Sign out on Safari on iPhone'));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Chrome on Windows')).toBeDefined();
  expect(sent()).toEqual([['DELETE', '/api/me/sessions/s2']]);
});

test('all others are signed out after a question', async () => {
  const { sent } = profileServer();
  await renderInApp(<ProfilePage />, '/profile');
  await press(await button('Sign out everywhere else'));
  expect(sent()).toEqual([]);
  const question = within(await screen.findByRole('alertdialog'));
  await press(question.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  expect(sent()).toEqual([['DELETE', '/api/me/sessions']]);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('the theme is chosen for this browser', async () => {
  profileServer();
  await renderInApp(<ProfilePage />, '/profile');
  await press(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await press(screen.getByRole('radio', { name: 'As the system' }));
});

test('everything that is kept of the person is downloaded', async () => {
  const { sent } = profileServer();
  const saved = vi.fn((_: Blob) => 'blob:file');
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = saved as typeof URL.createObjectURL;
      static override revokeObjectURL = () => {};
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await renderInApp(<ProfilePage />, '/profile');
  await press(await button('Download my data'));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
  expect(await saved.mock.calls[0]?.[0].text()).toBe('{"person":{}}');
  expect(sent()).toEqual([['POST', '/api/me/data']]);
});

test('a person is erased once the own address is typed, and is told what has to be done first', async () => {
  const { state, sent, asked } = profileServer();
  const ended = vi.fn();
  const leave: Session['leave'] = (erase) => erase().then(ended);
  await renderInApp(
    <SessionProvider value={{ leave } as Session}>
      <ProfilePage />
    </SessionProvider>,
    '/profile',
  );
  await press(await button('Erase me'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Erase Ada Byron?' }));
  expect(await question.findByText(/You lose access to Noorderzorg/)).toBeDefined();
  await press(question.getByRole('button', { name: 'Erase for good' }));
  expect(sent()).toEqual([]);
  await type('Type your e-mail address to confirm', 'ADA@example.test');
  state.isLastAdmin = true;
  await press(question.getByRole('button', { name: 'Erase for good' }));
  expect(await question.findByText('Nobody else is an admin of Noorderzorg.')).toBeDefined();
  expect(ended).not.toHaveBeenCalled();
  state.isLastAdmin = false;
  await press(question.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(asked.at(-1)?.body).toEqual({ email: 'ADA@example.test' });
});
