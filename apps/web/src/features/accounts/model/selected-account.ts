import type { RememberedAccount, Role } from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import type { Membership } from '../../session/index.ts';

/** An account together with what the signed-in person is in it. */
export interface Account {
  id: string;
  name: string;
  role: Role;
}

/** The name is kept as people know it, the id because two accounts may share a name. */
const idSlot = localSlot('posthorn.accountId');
const nameSlot = localSlot('posthorn.account');

const listeners = new Set<() => void>();
// Read once: another tab's choice is that tab's until this one is loaded anew.
let remembered: RememberedAccount = { id: idSlot.read(), name: nameSlot.read() };

export function rememberAccount(account: { id: string; name: string }): void {
  remembered = { id: account.id, name: account.name };
  idSlot.write(account.id);
  nameSlot.write(account.name);
  for (const listener of listeners) listener();
}

export function rememberedAccount(): RememberedAccount {
  return remembered;
}

export function useRememberedAccount(): RememberedAccount {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, rememberedAccount);
}

export function accountsOf(memberships: readonly Membership[]): Account[] {
  return memberships.map(({ account_id, name, role }) => ({ id: account_id, name, role }));
}
