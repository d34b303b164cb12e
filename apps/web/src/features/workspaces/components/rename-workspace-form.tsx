import { commonTexts } from '@posthorn/domain/texts/common';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { useState } from 'react';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
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
  // As it was when the form opened: live news must not make an unseen name pass for a seen one.
  const [read, setRead] = useState(workspace);
  return (
    <WorkspaceNameForm
      title={workspaceTexts.editWorkspace}
      initialName={read.name}
      confirmLabel={() => commonTexts.save}
      isBusy={rename.isPending}
      error={rename.error}
      onCancel={onDone}
      onConfirm={(name) => {
        if (name === read.name) return onDone();
        rename.mutate(
          { workspace: read, name },
          {
            onSuccess: onDone,
            onError: (error) => {
              // Told now, so a second Save is meant.
              const newer = staleAnswer('renameWorkspace', error);
              if (newer) setRead(newer);
            },
          },
        );
      }}
    />
  );
}
