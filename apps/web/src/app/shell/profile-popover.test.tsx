import '../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { expect, test, vi } from 'vitest';
import { AccountProvider } from '../../features/accounts/index.ts';
import {
  appConfigQuery,
  type Me,
  type Session,
  SessionProvider,
} from '../../features/session/index.ts';
import { InRouter } from '../../testing/in-router.tsx';
import ProfilePopover from './profile-popover.tsx';

const me = { name: 'Ada Lovelace', email: 'ada@example.test' } as Me;

function show(hasUnsaved: boolean, role: 'admin' | 'editor' = 'admin', isMasterAdmin = false) {
  const signOut = vi.fn(async () => {});
  const session = { signOut, hasUnsaved: () => hasUnsaved } as unknown as Session;
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queryClient.setQueryData(appConfigQuery.queryKey, {
    ...{ version: '1', signIn: 'local', outbox: false, helpUrl: null, chat: null },
  } as never);
  render(
    <InRouter>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role }}>
            <ProfilePopover
              me={{ ...me, is_master_admin: isMasterAdmin }}
              trigger={<Button>Profile</Button>}
            />
          </AccountProvider>
        </SessionProvider>
      </QueryClientProvider>
    </InRouter>,
  );
  return signOut;
}

const chooseSignOut = async () => {
  const item = await screen.findByRole('menuitem', { name: 'Sign out' });
  await act(async () => void fireEvent.click(item));
};
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('says which version this is', () => {
  show(false);
  expect(screen.getByText('Posthorn 1')).toBeDefined();
});

test.each([
  ['admin', 1],
  ['editor', 0],
] as const)('errored campaigns are offered to an %s: %i', async (role, n) => {
  show(false, role);
  await screen.findByRole('menuitem', { name: 'Sign out' });
  expect(screen.queryAllByRole('menuitem', { name: 'Errored Campaigns' })).toHaveLength(n);
  for (const report of ['Campaign channel report', 'Campaign reports']) {
    expect(screen.getByRole('menuitem', { name: report })).toBeDefined();
  }
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  expect(screen.getByRole('menuitem', { name: 'Mail' }).getAttribute('href')).toBe('/mail');
});

test.each([true, false])('the way to the master account, for a master admin: %s', async (isOne) => {
  show(false, 'admin', isOne);
  await screen.findByRole('menuitem', { name: 'Sign out' });
  const ways = screen.queryAllByRole('menuitem', { name: 'Master account' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(isOne ? ['/master-account'] : []);
});

test('signing out asks nothing when everything is saved', async () => {
  const signOut = show(false);
  await chooseSignOut();
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what is not saved is deleted only when the person says so', async () => {
  const signOut = show(true);
  await chooseSignOut();
  expect(screen.getByRole('alertdialog').textContent).toContain('Signing out deletes them');
  await press('Stay signed in');
  expect(signOut).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('signing out goes on when the person agrees to lose what is not saved', async () => {
  const signOut = show(true);
  await chooseSignOut();
  await press('Sign out and delete them');
  expect(signOut).toHaveBeenCalledOnce();
});
