import { fill } from '@posthorn/domain';
import { memberTexts } from '@posthorn/domain/texts/member';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Account, rememberAccount } from '../../features/accounts/index.ts';
import { notify } from '../../lib/toast/notify.ts';

/**
 * A person who was removed from the account in sight is told so, and begins in another account at the
 * overview: the page that stood there belongs to the one that was left.
 */
export function useLeftAccount(
  /** Undefined until they are known. */
  accounts: readonly Account[] | undefined,
  account: Account | undefined,
): void {
  const navigate = useNavigate();
  const before = useRef<Account>(undefined);
  useEffect(() => {
    if (!accounts) return;
    const left = before.current;
    before.current = account;
    if (!left || accounts.some(({ id }) => id === left.id)) return;
    const text = fill(memberTexts.removedFromAccount, { account: left.name });
    notify.warning(text);
    if (!account) return;
    rememberAccount(account);
    void navigate({ to: '/campaigns-overview', replace: true });
  }, [accounts, account, navigate]);
}
