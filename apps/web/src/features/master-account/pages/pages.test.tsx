import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { ManagedAccount } from '../api/accounts.ts';
import type { AuditEntry } from '../api/audit-log.ts';
import { aManagedAccount } from '../testing/a-managed-account.ts';
import { AccountsPage } from './accounts-page.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

const queryOf = (url: string) => new URL(url, 'http://here.invalid').searchParams;

function accountsServer(accounts: readonly ManagedAccount[]) {
  return fakeServer(({ url }) => {
    const query = queryOf(url);
    const isArchived = query.get('archived') === '1';
    const found = accounts.filter(
      ({ name, archive }) =>
        name.toLowerCase().includes(query.get('search') ?? '') &&
        (archive?.archivedAt != null) === isArchived,
    );
    const page = Number(query.get('page'));
    const data = found.slice((page - 1) * 2, page * 2);
    return json({ data, page, perPage: 2, hasMore: page * 2 < found.length, total: found.length });
  });
}

const archive = { begunAt: '2026-11-01T10:00:00Z', archivedAt: '2026-11-01T10:05:00Z', running: 0 };

test('the page welcomes and lists accounts with people, campaigns and balance', async () => {
  accountsServer([
    aManagedAccount({ balance: { amount: -50_01, currency: 'GBP' } }),
    aManagedAccount({ id: 'm2', name: 'Old', archive }),
  ]);
  await renderInApp(<AccountsPage />);
  expect(screen.getByText('Welcome to Master account management')).toBeDefined();
  expect(
    screen.getByText(
      'Manage master account environment, create new accounts & adjust your settings.',
    ),
  ).toBeDefined();
  const row = await screen.findByRole('row', { name: /Noorderzorg/ });
  expect(within(row).getByText('3 people')).toBeDefined();
  expect(within(row).getByText('2 active campaigns')).toBeDefined();
  expect(within(row).getByText('-£50,01')).toBeDefined();
  expect(screen.queryByText('Old')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Archived' }));
  expect(await screen.findByRole('row', { name: /Old/ })).toBeDefined();
});

test('where no account was archived, one press leads back to the current ones', async () => {
  accountsServer([aManagedAccount()]);
  await renderInApp(<AccountsPage />);
  await screen.findByRole('row', { name: /Noorderzorg/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Archived' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the current accounts' }));
  expect(await screen.findByRole('row', { name: /Noorderzorg/ })).toBeDefined();
});

test('many accounts come page by page, and are searched by the server', async () => {
  accountsServer(
    ['Alfa', 'Beta', 'Gamma'].map((name) => aManagedAccount({ id: name, name, alias: '' })),
  );
  await renderInApp(<AccountsPage />);
  expect(await screen.findByText('3 accounts')).toBeDefined();
  expect(screen.queryByText('Gamma')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Gamma')).toBeDefined();
  const search = screen.getByRole('searchbox', { name: 'Search accounts' });
  fireEvent.change(search, { target: { value: 'nothing' } });
  expect(await screen.findByText('No account matches ‘nothing’')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('Alfa')).toBeDefined();
});

test('a list that did not come can be asked for again', async () => {
  const state = { isBroken: true };
  fakeServer(() =>
    state.isBroken
      ? json({ message: 'Please try later' }, 503)
      : json({ data: [], page: 1, perPage: 50, hasMore: false, total: 0 }),
  );
  await renderInApp(<AccountsPage />);
  expect(await screen.findByText('Please try later')).toBeDefined();
  state.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no accounts yet')).toBeDefined();
});

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 9, at: '2026-11-15T10:00:00.000Z', person: 'Mira Master', action: 'accountChanged' },
  ...{ accountId: 'm1', accountName: 'Noorderzorg', email: 'mira@demo.test', changes: [] },
  ...more,
});

test('the audit log says who did what, from what to what, and goes on where it ended', async () => {
  const asked = fakeServer(({ url }) =>
    queryOf(url).get('before') === '9'
      ? json({ data: [entry({ id: 8, action: 'accountEntered' })], hasMore: false })
      : json({
          data: [entry({ changes: [{ name: 'Alias', before: 'NZ', after: '' }] })],
          hasMore: true,
        }),
  );
  await renderInApp(<AuditLogPage />);
  const list = await screen.findByRole('list', { name: 'Audit log' });
  expect(within(list).getByText('Mira Master')).toBeDefined();
  expect(within(list).getByText('Alias: NZ → none')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await within(list).findByText('Account entered')).toBeDefined();
  const search = screen.getByRole('searchbox', { name: 'Search the audit log' });
  fireEvent.change(search, { target: { value: 'mira' } });
  await waitFor(() =>
    expect(asked.some(({ url }) => queryOf(url).get('search') === 'mira')).toBe(true),
  );
});

test('a log in which nothing is found says so', async () => {
  fakeServer(() => json({ data: [], hasMore: false }));
  await renderInApp(<AuditLogPage />);
  expect(await screen.findByText('Nothing was done yet')).toBeDefined();
});
