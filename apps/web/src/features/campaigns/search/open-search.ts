import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** The button of the overview and the keyboard of every page open one search. */
export function setSearchOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsSearchOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
