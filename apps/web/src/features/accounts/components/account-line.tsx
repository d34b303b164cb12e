import { accountInitials, paletteIndex, roleLabels } from '@posthorn/domain';
import { Check } from 'lucide-react';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import type { Account } from '../model/selected-account.ts';

interface AccountLineProps {
  account: Account;
  isCurrent?: boolean;
}

export function AccountLine({ account, isCurrent = false }: AccountLineProps) {
  return (
    <span className="flex w-full min-w-0 items-center gap-3">
      <InitialsCircle initials={accountInitials(account.name)} colour={paletteIndex(account.id)} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{account.name}</span>
        <span className="block text-xs text-text-2">{roleLabels[account.role]}</span>
      </span>
      {isCurrent ? <Check aria-hidden="true" className="size-4 shrink-0 text-primary" /> : null}
    </span>
  );
}
