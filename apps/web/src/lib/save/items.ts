/** One of a list that is saved item by item. */
export interface Item {
  id: string;
}

/** The order of a list says nothing. */
export function sameItems(one: readonly Item[], other: readonly Item[]): boolean {
  const ids = new Set(one.map(({ id }) => id));
  return ids.size === other.length && other.every(({ id }) => ids.has(id));
}

/** What I added and removed, done to the list as it is now. */
export function mergedItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const has = (list: readonly Item[], { id }: Item) => list.some((item) => item.id === id);
  const kept = theirs.filter((item) => has(mine, item) || !has(base, item));
  const added = mine.filter((item) => !has(base, item) && !has(kept, item));
  return [...kept, ...added];
}

/**
 * What is to be taken away next, and what is to be added. Removals come first: a place of another
 * country can only be added once the others are gone.
 */
export function nextItems<T extends Item>(stored: readonly T[], wanted: readonly T[]) {
  const missingIn = (list: readonly T[]) => (item: T) => !list.some(({ id }) => id === item.id);
  return { gone: stored.find(missingIn(wanted)), added: wanted.find(missingIn(stored)) };
}
