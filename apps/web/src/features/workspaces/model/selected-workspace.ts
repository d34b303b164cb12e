import { WORKSPACE_COOKIE } from 'virtual:contract-routes';
import { ALL_WORKSPACES } from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';
import { writePageCookie } from '../../../lib/storage/page-cookie.ts';
import type { Workspace } from '../api/list-workspaces.ts';

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

/** What the overview shows: a workspace, or for admins all of them together. */
export type WorkspaceChoice = Workspace | typeof ALL_WORKSPACES;

export function isRealWorkspace(choice: WorkspaceChoice): choice is Workspace {
  return choice.slug !== ALL_WORKSPACES.slug;
}
