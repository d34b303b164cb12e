/** An answer is on its way for a while, so that less says nothing. */
const SAME_MS = 5_000;

/** By how much the clock of the product is ahead of this machine's. */
let aheadMs = 0;

/** Called whenever the clock of the product was turned. */
export const turnListeners = new Set<() => void>();

/** What time it is on this machine: for how long something takes, and for what the server ends in real time. */
export const realNow = (): number => Date.now();

/** What time it is in the product, as the server said last: for whatever people read as a date or an age. */
export const productNow = (): number => Date.now() + aheadMs;

/** The server says what time it is with each answer; 0 or nothing is no time. */
export function keepProductTime(now: number | undefined): void {
  if (!now || Math.abs(now - productNow()) < SAME_MS) return;
  aheadMs = now - Date.now();
  for (const listener of turnListeners) listener();
}
