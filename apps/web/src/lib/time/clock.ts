import { useEffect, useState } from 'react';

/** An answer is on its way for a while, so that less says nothing. */
const SAME_MS = 5_000;
const MINUTE_MS = 60_000;

/** By how much the clock of the product is ahead of this machine's. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** What time it is on this machine: for how long something takes, and for what the server ends in real time. */
export const realNow = (): number => Date.now();

/** What time it is in the product, as the server said last: for whatever people read as a date or an age. */
export const productNow = (): number => Date.now() + aheadMs;

/** The server says what time it is with each answer. */
export function keepProductTime(now: number): void {
  const next = now - Date.now();
  if (Math.abs(next - aheadMs) < SAME_MS) return;
  aheadMs = next;
  for (const listener of listeners) listener();
}

/** This machine's clock again, as before the first answer. */
export const forgetProductTime = (): void => keepProductTime(realNow());

/** The time in the product, by the minute and whenever its clock was turned. */
export function useProductNow(): number {
  const [now, setNow] = useState(productNow);
  useEffect(() => {
    const look = () => setNow(productNow());
    const timer = setInterval(look, MINUTE_MS);
    listeners.add(look);
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, []);
  return now;
}
