import { useAccount } from '../../accounts/index.ts';
import type { Workspace } from '../api/list-workspaces.ts';
import { useRenameWorkspace } from '../api/rename-workspace.ts';
import { WorkspaceNameForm } from './workspace-name-form.tsx';

interface RenameWorkspaceFormProps {
  workspace: Workspace;
  onDone: () => void;
}

export function RenameWorkspaceForm({ workspace, onDone }: RenameWorkspaceFormProps) {
  const rename = useRenameWorkspace(useAccount().id);
  return (
    <WorkspaceNameForm
      title="Edit workspace"
      initialName={workspace.name}
      confirmLabel={() => 'Save'}
      isBusy={rename.isPending}
      error={rename.error}
      onCancel={onDone}
      onConfirm={(name) => {
        if (name === workspace.name) onDone();
        else rename.mutate({ workspace, name }, { onSuccess: onDone });
      }}
    />
  );
}
