const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Doubling pauses with a random part, so that a restarted server is not stormed by all at once. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random();
}
