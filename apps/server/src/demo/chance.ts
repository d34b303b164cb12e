/** Chance that falls the same way every time (mulberry32): a demo should not differ between starts. */
export function makeChance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number from the first to the last, both included. */
    between: (first: number, last: number) => first + Math.floor(next() * (last - first + 1)),
    oneOf: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    /** True in so many of a hundred cases. */
    percent: (cases: number) => next() * 100 < cases,
  };
}

export type Chance = ReturnType<typeof makeChance>;
