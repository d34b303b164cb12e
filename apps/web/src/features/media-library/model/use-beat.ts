import { useSyncExternalStore } from 'react';

const BEAT_MS = 500;

let beat = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One clock for all: tiles that change together disturb less than tiles that change by turns. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    beat += 1;
    for (const each of listeners) each();
  }, BEAT_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const still = () => () => {};

/** Counts up twice a second; stands at 0 while no one should see it move. */
export function useBeat(isMoving: boolean): number {
  return useSyncExternalStore(isMoving ? subscribe : still, () => (isMoving ? beat : 0));
}
