import { isBlank } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { useAccount } from '../../accounts/index.ts';
import { useCreateWorkspace } from '../api/create-workspace.ts';
import { WorkspaceNameForm } from './workspace-name-form.tsx';

interface CreateWorkspaceFormProps {
  onCancel: () => void;
  onCreated: (slug: string) => void;
}

export function CreateWorkspaceForm({ onCancel, onCreated }: CreateWorkspaceFormProps) {
  const create = useCreateWorkspace(useAccount().id);
  return (
    <WorkspaceNameForm
      title={workspaceTexts.newWorkspace}
      initialName=""
      confirmLabel={(name) =>
        isBlank(name) ? workspaceTexts.nameMissing : workspaceTexts.createWorkspace
      }
      isBusy={create.isPending}
      error={create.error}
      onCancel={onCancel}
      onConfirm={(name) => create.mutate(name, { onSuccess: ({ slug }) => onCreated(slug) })}
    />
  );
}
