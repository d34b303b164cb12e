import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { rememberAccount } from '../../features/accounts/index.ts';
import { membershipsQuery } from '../../features/session/index.ts';
import { enterAccount } from './enter-account.ts';

const north = { id: 'n', name: 'North' };
const south = { id: 's', name: 'South' };

async function arrive(accountId: string | undefined, href: string) {
  rememberAccount(north);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queryClient.setQueryData(
    membershipsQuery.queryKey,
    [north, south].map(({ id, name }) => ({
      ...{ account_id: id, name, role: 'admin' as const, member_since: '2027-01-04T12:00:00Z' },
    })),
  );
  const left = await enterAccount({ queryClient }, accountId, href).catch(
    (error: { options: { href: string } }) => error.options.href,
  );
  return [left, localStorage.getItem('posthorn.accountId')];
}

test('the link of a letter opens in the account it is about, and loses its name', async () => {
  expect(await arrive('s', '/campaigns-overview/errored?account=s')).toEqual([
    '/campaigns-overview/errored',
    's',
  ]);
  expect(await arrive('s', '/mail?a=1&account=s#b')).toEqual(['/mail?a=1#b', 's']);
});

test('an account of others is not entered, and no name leaves everything as it is', async () => {
  expect(await arrive('elsewhere', '/mail?account=elsewhere')).toEqual(['/mail', 'n']);
  expect(await arrive(undefined, '/mail')).toEqual([undefined, 'n']);
});
