import { switcherOrder } from '@posthorn/domain';
import { accountTexts } from '@posthorn/domain/texts/account';
import { useMemo } from 'react';
import { PickList } from '../../../lib/pick-list/pick-list.tsx';
import type { Account } from '../model/selected-account.ts';
import { AccountLine } from './account-line.tsx';

interface AccountListProps {
  accounts: readonly Account[];
  current: Account;
  onChoose: (account: Account) => void;
}

/** The current account, a search box, and the others by name. */
export function AccountList({ accounts, current, onChoose }: AccountListProps) {
  const others = useMemo(
    () => switcherOrder(accounts, current.id).filter(({ id }) => id !== current.id),
    [accounts, current.id],
  );
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <p className="mb-2 text-xs font-medium text-text-3">{accountTexts.currentAccount}</p>
        <AccountLine account={current} isCurrent />
      </div>
      {others.length === 0 ? (
        <p className="px-4 py-3 text-sm text-text-2">{accountTexts.onlyAccount}</p>
      ) : (
        <PickList
          label={accountTexts.otherAccounts}
          search={{ label: accountTexts.searchAccounts, isShown: true }}
          items={others}
          rowHeight={52}
          onPick={onChoose}
        >
          {(account) => <AccountLine account={account} />}
        </PickList>
      )}
    </>
  );
}
