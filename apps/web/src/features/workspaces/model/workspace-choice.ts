import { ALL_WORKSPACES } from '@posthorn/domain';
import type { Workspace } from '../api/list-workspaces.ts';

/** What the overview shows: a workspace, or for admins all of them together. */
export type WorkspaceChoice = Workspace | typeof ALL_WORKSPACES;

export function isRealWorkspace(choice: WorkspaceChoice): choice is Workspace {
  return choice.slug !== ALL_WORKSPACES.slug;
}
