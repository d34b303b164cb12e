import { redirect } from '@tanstack/react-router';
import { accountsOf, rememberAccount } from '../../features/accounts/index.ts';
import { membershipsQuery } from '../../features/session/index.ts';
import type { GuardContext } from './guard.ts';

/**
 * A letter names the account it is about: its link opens there, whichever was chosen last. The address then
 * goes on without it, so that a reload after switching stays where the person went.
 */
export async function enterAccount(
  { queryClient }: Pick<GuardContext, 'queryClient'>,
  accountId: string | undefined,
  href: string,
): Promise<void> {
  if (accountId === undefined) return;
  const accounts = accountsOf(await queryClient.ensureQueryData(membershipsQuery));
  const wanted = accounts.find(({ id }) => id === accountId);
  if (wanted) rememberAccount(wanted);
  const { pathname, searchParams, hash } = new URL(href, 'http://here.invalid');
  searchParams.delete('account');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  throw redirect({ href: pathname + query + hash, replace: true });
}
