import { useSyncExternalStore } from 'react';

const SHOWN_MS = 2_500;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Draws the eye for a moment to a campaign that somebody else has changed. */
export function markChanged(campaignId: string): void {
  clearTimeout(timers.get(campaignId));
  const timer = setTimeout(() => {
    timers.delete(campaignId);
    tell();
  }, SHOWN_MS);
  timers.set(campaignId, timer);
  tell();
}

export function useIsMarked(campaignId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => timers.has(campaignId),
  );
}
