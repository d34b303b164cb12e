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
      title={`Remove ${workspace?.name}?`}
      confirmLabel="Remove workspace"
      tone="danger"
      isLoading={remove.isPending}
      onConfirm={() => workspace && remove.mutate(workspace.slug, { onSuccess: onClose })}
    >
      The workspace has no campaigns and will be gone for good. Its users stay in the account.
    </ConfirmDialog>
  );
}
