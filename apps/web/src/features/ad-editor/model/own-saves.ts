import { useEffect, useSyncExternalStore } from 'react';
import type { Saved } from './editor-store.ts';

const CHANNEL = 'posthorn.saved-ads';

interface SavedHere {
  personId: string;
  adId: string;
  version: number;
}

/** What the same person saved in other tabs of this browser: it is not called a colleague's. */
const saves = new Set<string>();
const listeners = new Set<() => void>();
const nameOf = ({ adId, version }: Pick<Saved, 'adId' | 'version'>) => `${adId} ${version}`;

export function announceSave(personId: string, { id, version }: { id: string; version: number }) {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ personId, adId: id, version } satisfies SavedHere);
  channel.close();
}

/** Hears what other tabs save as long as an editor is open. */
export function useOwnSaves(personId: string): void {
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SavedHere>) => {
      if (data.personId !== personId) return;
      saves.add(nameOf(data));
      for (const listener of [...listeners]) listener();
    };
    return () => channel.close();
  }, [personId]);
}

export const isOwnSave = (saved: Saved): boolean => saves.has(nameOf(saved));

export const useIsOwnSave = (saved: Saved): boolean =>
  useSyncExternalStore(subscribe, () => isOwnSave(saved));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
