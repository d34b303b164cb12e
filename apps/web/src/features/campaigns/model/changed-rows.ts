import { useSyncExternalStore } from 'react';

const SHOWN_MS = 2_500;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Draws the eye for a moment to a campaign that another person has changed. */
export function markChanged(campaignId: string): void {
  clearTimeout(timers.get(campaignId));
  const timer = setTimeout(() => {
    timers.delete(campaignId);
    tell();
  }, SHOWN_MS);
  timers.set(campaignId, timer);
  tell();
}

/** One function for all rows and for good: a new one with every drawing would subscribe anew. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useIsMarked(campaignId: string): boolean {
  return useSyncExternalStore(subscribe, () => timers.has(campaignId));
}
