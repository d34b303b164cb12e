import type { Side } from './editor-form.ts';

/** What two people made of a list that both began with. */
export type Lists<T> = Record<Side | 'base', readonly T[]>;

interface MergeOptions<T> {
  /** Elements with the same key are the same; one that says nothing has an empty one. */
  keyOf: (element: T) => string;
  /** How many a list may have. */
  max: number;
  /** Whose elements stay where both changed the same one; without a winner nothing is decided. */
  winner?: Side;
}

/** How one person changed a list. */
interface Changes<T> {
  /** What became of each element: another one, itself, or none. */
  became: T[][];
  /** New elements, by the number of old ones before them. */
  added: T[][];
}

/** An element that stayed is worth more than taking one away and adding one, so that moving is seen as such. */
const STAYED = 3;

/** The likeliest way from one list to the other: as many elements as can be stay, few come or go. */
function changesOf<T>(base: readonly T[], list: readonly T[], keyOf: (element: T) => string) {
  const keys = { base: base.map(keyOf), list: list.map(keyOf) };
  const worthOfPair = (n: number, m: number) => (keys.base[n] === keys.list[m] ? STAYED : 0);
  // worth[n][m]: of the best way from what follows the nth old element to what follows the mth new one.
  const worth = Array.from({ length: base.length + 1 }, () => Array(list.length + 1).fill(0));
  const worthAt = (n: number, m: number): number => worth[n]?.[m] ?? Number.NEGATIVE_INFINITY;
  const paired = (n: number, m: number) => worthAt(n + 1, m + 1) + worthOfPair(n, m);
  for (let n = base.length; n >= 0; n--) {
    for (let m = list.length; m >= 0; m--) {
      if (n === base.length && m === list.length) continue;
      const ways = [paired(n, m), worthAt(n + 1, m) - 1, worthAt(n, m + 1) - 1];
      worth[n]?.splice(m, 1, Math.max(...ways));
    }
  }

  const changes: Changes<T> = { became: base.map(() => []), added: [[], ...base.map(() => [])] };
  let n = 0;
  for (const [m, element] of list.entries()) {
    while (n < base.length && worthAt(n, m) === worthAt(n + 1, m) - 1) n++;
    if (worthAt(n, m) === paired(n, m)) changes.became[n++]?.push(element);
    else changes.added[n]?.push(element);
  }
  return changes;
}

/** Both moved or wrote the same element, to different places: it would stand there twice. */
function isTwice<T>(
  merged: readonly T[],
  { mine, theirs }: Lists<T>,
  keyOf: (element: T) => string,
) {
  const count = (list: readonly T[], key: string) =>
    list.filter((each) => keyOf(each) === key).length;
  return merged
    .map(keyOf)
    .some(
      (key) => key !== '' && count(merged, key) > Math.max(count(mine, key), count(theirs, key)),
    );
}

/**
 * A list with what both people changed. Where both changed the same element, or both together wrote too
 * many, that of the winner stays; without a winner nothing is decided.
 */
export function mergedLists<T>(
  lists: Lists<T>,
  { keyOf, max, winner }: MergeOptions<T>,
): T[] | undefined {
  const mine = changesOf(lists.base, lists.mine, keyOf);
  const theirs = changesOf(lists.base, lists.theirs, keyOf);
  const isSame = (one: readonly T[], other: readonly T[]) =>
    one.length === other.length && one.every((each, n) => keyOf(each) === keyOf(other[n] as T));
  const merged: T[] = [];
  for (const [n, own] of mine.added.entries()) {
    const others = theirs.added[n] ?? [];
    merged.push(...own, ...others.filter((each) => !own.some((same) => isSame([same], [each]))));
    const old = lists.base.slice(n, n + 1);
    const one = { mine: mine.became[n] ?? [], theirs: theirs.became[n] ?? [] };
    const isUndecided =
      !isSame(one.mine, one.theirs) && !isSame(one.mine, old) && !isSame(one.theirs, old);
    if (isUndecided && !winner) return undefined;
    const side = isUndecided && winner ? winner : isSame(one.mine, old) ? 'theirs' : 'mine';
    merged.push(...one[side]);
  }
  if (merged.length <= max && !isTwice(merged, lists, keyOf)) return merged;
  return winner && [...lists[winner]];
}
