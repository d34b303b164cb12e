type Lines = readonly string[];

/** What each of two people made of the list that both began with. */
export interface Sides {
  mine: Lines;
  theirs: Lines;
  base: Lines;
}

/** How one person changed a list. */
interface Changes {
  /** What became of each line; null where it was taken away. */
  became: (string | null)[];
  /** New lines, by the number of old ones before them. */
  added: string[][];
}

const isSame = (one: string | null, other: string | null): boolean => one?.trim() === other?.trim();

function changesOf(base: Lines, lines: Lines): Changes {
  const became = base.map((): string | null => null);
  const added = Array.from({ length: base.length + 1 }, (): string[] => []);
  let read = 0;
  let settled = 0;
  // Between lines that stayed, new ones take the places of those that went, one by one.
  const settle = (untilOld: number, untilNew: number) => {
    for (const line of lines.slice(read, untilNew)) {
      if (settled < untilOld) became[settled++] = line;
      else added[settled]?.push(line);
    }
    settled = untilOld;
    read = untilNew;
  };
  for (const [n, line] of base.entries()) {
    const at = lines.findIndex((other, m) => m >= read && isSame(other, line));
    if (at < 0) continue;
    settle(n, at);
    settle(n + 1, at + 1);
  }
  settle(base.length, lines.length);
  return { became, added };
}

/**
 * A list with what both people changed. Where both changed the same line, or both together wrote too many,
 * the words of the winner stay; without a winner nothing is decided.
 */
export function mergedLines(
  sides: Sides,
  max: number,
  winner?: 'mine' | 'theirs',
): string[] | undefined {
  const mine = changesOf(sides.base, sides.mine);
  const theirs = changesOf(sides.base, sides.theirs);
  const merged: string[] = [];
  for (const [n, own] of mine.added.entries()) {
    const others = theirs.added[n] ?? [];
    merged.push(...own, ...others.filter((line) => !own.some((same) => isSame(same, line))));
    const line = sides.base[n];
    if (line === undefined) continue;
    const one = { mine: mine.became[n] ?? null, theirs: theirs.became[n] ?? null };
    const isUndecided =
      !isSame(one.mine, one.theirs) && !isSame(one.mine, line) && !isSame(one.theirs, line);
    if (isUndecided && !winner) return undefined;
    const side = isUndecided && winner ? winner : isSame(one.mine, line) ? 'theirs' : 'mine';
    merged.push(...(one[side] === null ? [] : [one[side]]));
  }
  if (merged.length <= max) return merged;
  return winner && [...sides[winner]];
}
