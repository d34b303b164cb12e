import { type Capability, can } from '@posthorn/domain';
import { accountTexts } from '@posthorn/domain/texts/account';
import { createContext, use } from 'react';
import type { Account } from './selected-account.ts';

const AccountContext = createContext<Account | null>(null);
export const AccountProvider = AccountContext.Provider;

/** The selected account. Everything below the shell has one; asking without is an error. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error(accountTexts.noneSelected);
  return account;
}

/** Whether the signed-in person may do something in the selected account. */
export function useCan(capability: Capability): boolean {
  return can(useAccount().role, capability);
}
