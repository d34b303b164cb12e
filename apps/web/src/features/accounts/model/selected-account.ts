import { type Role, switcherOrder } from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import type { Membership } from '../../session/index.ts';

/** An account together with what the signed-in person is in it. */
export interface Account {
  id: string;
  name: string;
  role: Role;
}

export interface Remembered {
  id: string | null;
  name: string | null;
}

/** The name is kept as people know it, the id because two accounts may share a name. */
const idSlot = localSlot('posthorn.accountId');
const nameSlot = localSlot('posthorn.account');

const listeners = new Set<() => void>();
// Read once: another tab's choice is that tab's until this one is loaded anew.
let remembered: Remembered = { id: idSlot.read(), name: nameSlot.read() };

export function rememberAccount(account: { id: string; name: string }): void {
  remembered = { id: account.id, name: account.name };
  idSlot.write(account.id);
  nameSlot.write(account.name);
  for (const listener of listeners) listener();
}

export function rememberedAccount(): Remembered {
  return remembered;
}

export function useRememberedAccount(): Remembered {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, rememberedAccount);
}

export function accountsOf(memberships: readonly Membership[]): Account[] {
  return memberships.map(({ account_id, name, role }) => ({ id: account_id, name, role }));
}

/** The remembered account if the person still belongs to it, else the first by name. */
export function selectAccount(
  accounts: readonly Account[],
  { id, name }: Remembered,
): Account | undefined {
  return (
    accounts.find((account) => account.id === id) ??
    accounts.find((account) => account.name === name) ??
    switcherOrder(accounts, undefined)[0]
  );
}
