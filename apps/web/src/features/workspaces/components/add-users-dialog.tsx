import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { membersQuery } from '../../members/index.ts';
import { useAddWorkspaceMembers } from '../api/add-workspace-members.ts';
import { workspaceMembersQuery } from '../api/list-workspace-members.ts';
import type { Workspace } from '../api/list-workspaces.ts';
import { CandidateList } from './candidate-list.tsx';

interface AddUsersDialogProps {
  workspace: Workspace;
  onClose: () => void;
}

export default function AddUsersDialog({ workspace, onClose }: AddUsersDialogProps) {
  const account = useAccount();
  const members = useQuery(membersQuery(account.id));
  const present = useQuery(workspaceMembersQuery(account.id, workspace.slug));
  const add = useAddWorkspaceMembers(account.id, workspace.slug);
  const [chosen, setChosen] = useState<Set<string>>(new Set());

  const inside = new Set(present.data?.map(({ id }) => id));
  // An invited person can be in no workspace before accepting.
  const candidates =
    members.data?.filter(({ id, isPending }) => !isPending && !inside.has(id)) ?? [];
  const failed = members.error ?? present.error;

  const confirm = () =>
    add.mutate([...chosen], {
      // Anyone who could not be added stays chosen; the HTTP layer says why.
      onSuccess: ({ failed }) => (failed.length === 0 ? onClose() : setChosen(new Set(failed))),
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(workspaceTexts.addUsersToName, { name: workspace.name })}
      isBusy={add.isPending}
      footer={
        <>
          <Button isDisabled={add.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0}
            isLoading={add.isPending}
            onPress={confirm}
          >
            {chosen.size > 1 ? workspaceTexts.addUsers : workspaceTexts.addUser}
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorState
          reason={<ErrorReason error={failed} />}
          onRetry={() => void Promise.all([members.refetch(), present.refetch()])}
        />
      ) : members.isPending || present.isPending ? (
        <SkeletonRows rowHeight={52} label={workspaceTexts.loadingUsers} />
      ) : (
        <CandidateList candidates={candidates} chosen={chosen} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
