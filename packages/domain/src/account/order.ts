/** The switcher shows the current account first, then the others by name. */
export function switcherOrder<A extends { id: string; name: string }>(
  accounts: readonly A[],
  currentId: string | undefined,
): A[] {
  return [...accounts].sort(
    (a, b) =>
      Number(b.id === currentId) - Number(a.id === currentId) ||
      a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) ||
      a.id.localeCompare(b.id),
  );
}

/** What a browser remembers of the account that was looked at last. */
export interface RememberedAccount {
  id: string | null;
  name: string | null;
}

/** The remembered account if the person still belongs to it, else the first by name. */
export function chooseAccount<A extends { id: string; name: string }>(
  accounts: readonly A[],
  { id, name }: RememberedAccount,
): A | undefined {
  return (
    accounts.find((account) => account.id === id) ??
    accounts.find((account) => account.name === name) ??
    switcherOrder(accounts, undefined)[0]
  );
}
