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
