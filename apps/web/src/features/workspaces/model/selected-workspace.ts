import { WORKSPACE_COOKIE } from 'virtual:contract-routes';
import { useSyncExternalStore } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';
import { writePageCookie } from '../../../lib/storage/page-cookie.ts';

/** Every tab may look at another workspace. */
const slot = tabSlot('posthorn.workspace');
const listeners = new Set<() => void>();
let slug = slot.read();

export function rememberWorkspace(next: string): void {
  slug = next;
  slot.write(next);
  writePageCookie(WORKSPACE_COOKIE, next);
  for (const listener of listeners) listener();
}

export const rememberedWorkspace = (): string | null => slug;

export function useRememberedWorkspace(): string | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, rememberedWorkspace);
}
