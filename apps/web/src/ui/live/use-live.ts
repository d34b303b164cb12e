import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isLive, type Live, liveValue, type MaybeLive } from './live.ts';

/** Draws again when this part of it changes. What is selected must be the same while it did not. */
export function useLive<T, Part>(live: Live<T>, select: (now: T) => Part): Part {
  return useSyncExternalStore(live.subscribe, () => select(live.snapshot()));
}

/** As something to follow, whichever way it was given. */
export function useAsLive<T>(value: MaybeLive<T>): Live<T> {
  const [box] = useState(() => liveValue(isLive(value) ? value.snapshot() : value));
  useLayoutEffect(() => {
    if (!isLive(value)) box.set(value);
  }, [box, value]);
  return isLive(value) ? value : box;
}
