/** So few are seen at a glance. */
const SEEN_AT_A_GLANCE = 8;

export const isSearched = (all: readonly unknown[]): boolean => all.length > SEEN_AT_A_GLANCE;

/** Those whose words hold what was typed, whatever its case. */
export function namedLike<Item>(
  all: readonly Item[],
  typed: string,
  words: (item: Item) => string,
): Item[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return all.filter((item) => words(item).toLocaleLowerCase().includes(wanted));
}
