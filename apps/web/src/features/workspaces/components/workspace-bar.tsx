import type { ReactNode } from 'react';
import { useCan } from '../../accounts/index.ts';
import type { Workspace } from '../api/list-workspaces.ts';
import { isRealWorkspace, type WorkspaceChoice } from '../model/workspace-choice.ts';
import { AddUsersButton } from './add-users-button.tsx';
import { WorkspaceMembers } from './workspace-members.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

interface WorkspaceBarProps {
  workspaces: readonly Workspace[];
  choice: WorkspaceChoice;
  /** Actions of the page, at the right. */
  children?: ReactNode;
}

export function WorkspaceBar({ workspaces, choice, children }: WorkspaceBarProps) {
  const mayAddUsers = useCan('workspace.addMember');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <WorkspaceSwitcher workspaces={workspaces} choice={choice} />
      {isRealWorkspace(choice) ? (
        <div className="flex items-center gap-2">
          <WorkspaceMembers slug={choice.slug} />
          {mayAddUsers ? <AddUsersButton workspace={choice} /> : null}
        </div>
      ) : null}
      {children ? <div className="ml-auto flex gap-2 max-sm:w-full">{children}</div> : null}
    </div>
  );
}
