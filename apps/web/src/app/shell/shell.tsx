import { ACCOUNT_COOKIE } from 'virtual:contract-routes';
import { chooseAccount } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import {
  AccountProvider,
  accountsOf,
  keepAccountOfTab,
  useRememberedAccount,
} from '../../features/accounts/index.ts';
import {
  membershipsQuery,
  meQuery,
  NoAccountPage,
  useSession,
} from '../../features/session/index.ts';
import { PageLinks } from '../../lib/routes/page-links.tsx';
import { writePageCookie } from '../../lib/storage/page-cookie.ts';
import { useLeftAccount } from '../account/use-left-account.ts';
import { ShellFrame } from './shell-frame.tsx';

/** What every signed-in page stands in: who is here, in which account, and the way around. */
export function Shell() {
  const session = useSession();
  const { data: me } = useQuery(meQuery);
  const { data: memberships } = useQuery(membershipsQuery);
  const remembered = useRememberedAccount();
  const accounts = useMemo(() => accountsOf(memberships ?? []), [memberships]);
  const account = useMemo(() => chooseAccount(accounts, remembered), [accounts, remembered]);

  useEffect(() => {
    if (me) session.begin(me);
  }, [me, session]);

  useEffect(() => {
    if (!account) return;
    keepAccountOfTab(account);
    writePageCookie(ACCOUNT_COOKIE, account.id, { isKept: true });
  }, [account]);

  useLeftAccount(memberships && accounts, account);

  if (!me || !memberships) return null;
  // A master admin need not be in any account.
  if (!account && me.is_master_admin) return <Navigate to="/master-account" replace />;
  return (
    <PageLinks>
      {account ? (
        <AccountProvider value={account}>
          <ShellFrame me={me} accounts={accounts} />
        </AccountProvider>
      ) : (
        <NoAccountPage me={me} />
      )}
    </PageLinks>
  );
}
