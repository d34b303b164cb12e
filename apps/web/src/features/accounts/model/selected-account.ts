import type { RememberedAccount, Role } from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { localSlot, tabSlot } from '../../../lib/storage/browser-storage.ts';
import type { Membership } from '../../session/index.ts';

/** An account together with what the signed-in person is in it. */
export interface Account {
  id: string;
  name: string;
  role: Role;
  /** Entered from above, by a master admin who is no member. */
  isVisit?: boolean;
}

/** The name is kept as people know it, the id because two accounts may share a name. */
const slotsOf = (slot: typeof localSlot) => ({
  id: slot('posthorn.accountId'),
  name: slot('posthorn.account'),
});
/** A tab stays in its account; a new tab begins in the one that was chosen last. */
const ofTab = slotsOf(tabSlot);
const ofBrowser = slotsOf(localSlot);

const listeners = new Set<() => void>();
let remembered = storedAccount();

/** What a page finds when it is loaded. */
export function storedAccount(): RememberedAccount {
  const { id, name } = ofTab.id.read() === null ? ofBrowser : ofTab;
  return { id: id.read(), name: name.read() };
}

export function rememberAccount(account: { id: string; name: string }): void {
  remembered = { id: account.id, name: account.name };
  write(ofBrowser, account);
  keepAccountOfTab(account);
  for (const listener of listeners) listener();
}

/** The account this tab shows is its own from now on, whatever is chosen in another tab. */
export function keepAccountOfTab(account: { id: string; name: string }): void {
  write(ofTab, account);
}

function write(slots: typeof ofTab, { id, name }: { id: string; name: string }): void {
  slots.id.write(id);
  slots.name.write(name);
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
  return memberships.map(({ account_id, name, role, visit_ends_at }) => ({
    ...{ id: account_id, name, role },
    ...(visit_ends_at !== undefined && { isVisit: true }),
  }));
}
