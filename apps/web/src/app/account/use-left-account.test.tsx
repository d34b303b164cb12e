import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Account } from '../../features/accounts/index.ts';
import { ShowRoutes } from '../../testing/show-routes.tsx';
import { toast, toastQueue } from '../../ui/overlays/toast-queue.ts';
import { useLeftAccount } from './use-left-account.ts';

const north: Account = { id: 'n', name: 'North', role: 'editor' };
const south: Account = { id: 's', name: 'South', role: 'editor' };

beforeEach(() => toast.clear());
const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);

interface Known {
  accounts: Account[] | undefined;
  account: Account | undefined;
}

/** A page of North, and what it knows of its accounts from then on. */
async function standIn(first: Known) {
  let change = (_: Known) => {};
  function Page() {
    const [known, setKnown] = useState(first);
    change = setKnown;
    useLeftAccount(known.accounts, known.account);
    return null;
  }
  const history = createMemoryHistory({ initialEntries: ['/presets/packages'] });
  const routeTree = createRootRoute({ component: Page, notFoundComponent: Page });
  const router = createRouter({ routeTree, history });
  await act(async () => {
    await router.load();
    render(<ShowRoutes router={router} />);
  });
  return {
    know: (known: Known) => act(async () => change(known)),
    path: () => history.location.pathname,
  };
}

test('who is removed is told, and begins in another account', async () => {
  const page = await standIn({ accounts: [north, south], account: north });
  await page.know({ accounts: [south], account: south });
  expect(told()).toEqual(['You are no longer a member of North']);
  expect(page.path()).toBe('/campaigns-overview');
  expect(localStorage.getItem('posthorn.accountId')).toBe('s');
});

test('who has no other account stays where the page says so', async () => {
  const page = await standIn({ accounts: [north], account: north });
  await page.know({ accounts: [], account: undefined });
  expect(told()).toEqual(['You are no longer a member of North']);
  expect(page.path()).toBe('/presets/packages');
});

test('switching, a new account and answers that are still to come are no news', async () => {
  const page = await standIn({ accounts: [north], account: north });
  await page.know({ accounts: undefined, account: undefined });
  await page.know({ accounts: [north, south], account: north });
  await page.know({ accounts: [north, south], account: south });
  expect(told()).toEqual([]);
  expect(page.path()).toBe('/presets/packages');
});
