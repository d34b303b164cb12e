/** One of a list that is saved item by item. */
export interface Item {
  id: string;
  /** What can be changed of an item that stays, where there is any. */
  radiusKm?: number;
}

const isSame = (one: Item, other: Item) => one.id === other.id && one.radiusKm === other.radiusKm;

/** The order of a list says nothing. */
export function sameItems(one: readonly Item[], other: readonly Item[]): boolean {
  const ids = new Set(one.map(({ id }) => id));
  return ids.size === other.length && other.every((item) => one.some((mine) => isSame(mine, item)));
}

/** What I added, changed and removed, done to the list as it is now. */
export function mergedItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const find = (list: readonly Item[], { id }: Item) => list.find((item) => item.id === id);
  const kept = theirs.flatMap((item) => {
    const [before, wanted] = [find(base, item), find(mine, item)];
    if (!wanted) return before ? [] : [item];
    return [before && isSame(before, wanted) ? item : wanted];
  });
  const added = mine.filter((item) => !find(base, item) && !find(kept, item));
  return [...kept, ...added];
}

/**
 * What is to be taken away next, what is to be changed, and what is to be added. Removals come first: a
 * place of another country can only be added once the others are gone.
 */
export function nextItems<T extends Item>(stored: readonly T[], wanted: readonly T[]) {
  const missingIn = (list: readonly T[]) => (item: T) => !list.some(({ id }) => id === item.id);
  return {
    gone: stored.find(missingIn(wanted)),
    changed: wanted.find((item) =>
      stored.some((one) => one.id === item.id && one.radiusKm !== item.radiusKm),
    ),
    added: wanted.find(missingIn(stored)),
  };
}
