import { fill } from '@posthorn/domain';
import { accountTexts } from '@posthorn/domain/texts/account';
import { Menu as Burger } from 'lucide-react';
import type { ReactNode } from 'react';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useAccount } from '../model/current-account.tsx';
import type { Account } from '../model/selected-account.ts';

const accountLayer = deferLayer(() => import('./account-popover.tsx'));

interface AccountSwitcherProps {
  accounts: readonly Account[];
  onSwitch: (account: Account) => void;
  /** What a narrow screen has no other room for. */
  children: (close: () => void) => ReactNode;
}

export function AccountSwitcher(props: AccountSwitcherProps) {
  const { name } = useAccount();
  return (
    <OnDemand
      layer={accountLayer}
      layerProps={{
        ...props,
        trigger: (
          <IconButton
            icon={<Burger className="size-5!" />}
            label={fill(accountTexts.accountName, { name })}
            tooltipPlacement="bottom start"
          />
        ),
      }}
    />
  );
}
