import type { MediaPurpose } from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import type { LibraryMedia } from '../api/list-media.ts';

export type PickPurpose = Exclude<MediaPurpose, { for: 'browsing' }>;

interface PickRequest {
  purpose: PickPurpose;
  settle: (picked: LibraryMedia[] | undefined) => void;
}

/** What waits for media. It lasts as long as the page; after a reload the field asks again. */
let current: PickRequest | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: PickRequest | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function requestPick(purpose: PickPurpose): Promise<LibraryMedia[] | undefined> {
  settlePick(undefined);
  return new Promise((settle) => setCurrent({ purpose, settle }));
}

/** Undefined: the library was closed without a choice. */
export function settlePick(picked: LibraryMedia[] | undefined): void {
  current?.settle(picked);
  if (current) setCurrent(undefined);
}

/** Whether a field waits for what is chosen. */
export const isPickAwaited = (): boolean => current !== undefined;

export const useIsPickAwaited = (): boolean => useSyncExternalStore(subscribe, isPickAwaited);

const browsing: MediaPurpose = { for: 'browsing' };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function usePurpose(): MediaPurpose {
  return useSyncExternalStore(subscribe, () => current?.purpose ?? browsing);
}
