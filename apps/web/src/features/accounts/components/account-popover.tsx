import { accountTexts } from '@posthorn/domain/texts/account';
import type { ReactNode } from 'react';
import { type LayerProps, useOpenOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useAccount } from '../model/current-account.tsx';
import type { Account } from '../model/selected-account.ts';
import { AccountList } from './account-list.tsx';

interface AccountPopoverProps extends LayerProps {
  accounts: readonly Account[];
  onSwitch: (account: Account) => void;
  children: (close: () => void) => ReactNode;
}

export default function AccountPopover({
  accounts,
  onSwitch,
  trigger,
  children,
}: AccountPopoverProps) {
  const current = useAccount();
  const { close, ...layer } = useOpenOnArrival();
  return (
    <Popover
      {...layer}
      label={accountTexts.accounts}
      className="flex max-h-[inherit] w-80 max-w-[calc(100vw-1rem)]! flex-col p-0!"
      trigger={trigger}
    >
      {children(close)}
      <AccountList
        accounts={accounts}
        current={current}
        onChoose={(account) => {
          close();
          onSwitch(account);
        }}
      />
    </Popover>
  );
}
