import { accountInitials, fill, paletteIndex } from '@posthorn/domain';
import { accountTexts } from '@posthorn/domain/texts/account';
import { Menu as Burger } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import { useAccount } from '../model/current-account.tsx';
import type { Account } from '../model/selected-account.ts';

const accountLayer = deferLayer(() => import('./account-popover.tsx'));

interface AccountSwitcherProps {
  accounts: readonly Account[];
  onSwitch: (account: Account) => void;
  /** What a narrow screen has no other room for. */
  children: (close: () => void) => ReactNode;
}

/** Says in which account the work happens, and opens the way to the others. */
export function AccountSwitcher(props: AccountSwitcherProps) {
  const { id, name } = useAccount();
  return (
    <OnDemand
      layer={accountLayer}
      layerProps={{
        ...props,
        trigger: (
          <AriaButton
            aria-label={fill(accountTexts.accountName, { name })}
            className="flex h-10 min-w-0 cursor-pointer items-center gap-2 rounded-control px-2 data-hovered:bg-surface-2 data-pressed:bg-surface-3 pointer-coarse:h-11"
          >
            <Burger aria-hidden="true" className="size-5 shrink-0 text-text-2" />
            <InitialsCircle initials={accountInitials(name)} colour={paletteIndex(id)} size="xs" />
            <span className="max-w-28 truncate text-sm font-medium sm:max-w-44" title={name}>
              {name}
            </span>
          </AriaButton>
        ),
      }}
    />
  );
}
