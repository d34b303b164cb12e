import { useSyncExternalStore } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';
import { onSessionEnd } from '../../session/index.ts';

/** The campaign that was made last in this tab, until it is found or put away. */
const slot = tabSlot('posthorn.created');
const listeners = new Set<() => void>();
let created = slot.read();

export function rememberCreated(campaignId: string | null): void {
  created = campaignId;
  slot.write(campaignId);
  for (const listener of listeners) listener();
}

/** It is no longer there to be pointed out. */
export function forgetCreated(campaignId: string): void {
  if (created === campaignId) rememberCreated(null);
}

onSessionEnd(() => rememberCreated(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useCreated = (): string | null => useSyncExternalStore(subscribe, () => created);
