import { Menu as Burger } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useAccount } from '../model/current-account.tsx';
import type { Account } from '../model/selected-account.ts';

const AccountList = lazy(() => import('./account-list.tsx'));

interface AccountSwitcherProps {
  accounts: readonly Account[];
  onSwitch: (account: Account) => void;
  /** What a narrow screen has no other room for. */
  children: (close: () => void) => ReactNode;
}

export function AccountSwitcher({ accounts, onSwitch, children }: AccountSwitcherProps) {
  const current = useAccount();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      label="Accounts"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="flex max-h-[inherit] w-80 max-w-[calc(100vw-1rem)]! flex-col p-0!"
      trigger={
        <IconButton
          icon={<Burger className="size-5!" />}
          label={`Account: ${current.name}`}
          hasTooltip={!isOpen}
          tooltipPlacement="bottom start"
        />
      }
    >
      {children(close)}
      <Suspense fallback={<SkeletonRows rows={3} label="Loading accounts" />}>
        <AccountList
          accounts={accounts}
          current={current}
          onChoose={(account) => {
            close();
            onSwitch(account);
          }}
        />
      </Suspense>
    </Popover>
  );
}
