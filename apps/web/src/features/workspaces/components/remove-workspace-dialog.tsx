import { fill } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import type { Workspace } from '../api/list-workspaces.ts';
import { useRemoveWorkspace } from '../api/remove-workspace.ts';

interface RemoveWorkspaceDialogProps {
  /** The one to remove; null: closed. */
  workspace: Workspace | null;
  onClose: () => void;
}

export function RemoveWorkspaceDialog({ workspace, onClose }: RemoveWorkspaceDialogProps) {
  const remove = useRemoveWorkspace(useAccount().id);
  return (
    <ConfirmDialog
      isOpen={workspace !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(workspaceTexts.removeName, { name: workspace?.name ?? '' })}
      confirmLabel={workspaceTexts.removeWorkspace}
      tone="danger"
      isLoading={remove.isPending}
      onConfirm={() => workspace && remove.mutate(workspace.slug, { onSuccess: onClose })}
    >
      {workspaceTexts.deleteConsequence}
    </ConfirmDialog>
  );
}
