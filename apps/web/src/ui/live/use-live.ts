import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isLive, type Live, type MaybeLive } from './live.ts';

/** Draws again when this part of it changes. What is selected must be the same while it did not. */
export function useLive<T, Part>(live: Live<T>, select: (now: T) => Part): Part {
  return useSyncExternalStore(live.subscribe, () => select(live.snapshot()));
}

/** As something to follow, whichever way it was given. */
export function useAsLive<T>(value: MaybeLive<T>): Live<T> {
  const [box] = useState(() => createBox(value));
  useLayoutEffect(() => {
    if (!isLive(value)) box.set(value);
  }, [box, value]);
  return isLive(value) ? value : box;
}

function createBox<T>(first: MaybeLive<T>) {
  const listeners = new Set<() => void>();
  let held = isLive(first) ? first.snapshot() : first;
  return {
    snapshot: () => held,
    set(next: T): void {
      if (next === held) return;
      held = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
