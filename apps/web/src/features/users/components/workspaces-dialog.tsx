import { fill, seesWholeAccount } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MultiSelect } from '../../../ui/pick/multi-select.tsx';
import type { Member } from '../../members/index.ts';
import { useChangeWorkspaces } from '../api/change-user.ts';
import { useAllWorkspaces } from '../model/use-all-workspaces.ts';

interface WorkspacesDialogProps {
  user: Member;
  onClose: () => void;
}

/** In which workspaces a person works. */
export function WorkspacesDialog({ user, onClose }: WorkspacesDialogProps) {
  const { name } = user;
  const before = user.workspaces.map(({ slug }) => slug);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const workspaces = useAllWorkspaces();
  const change = useChangeWorkspaces();
  const added = chosen.filter((slug) => !before.includes(slug));
  const removed = before.filter((slug) => !chosen.includes(slug));
  const isChanged = added.length + removed.length > 0;
  const isWarned = chosen.length === 0 && !seesWholeAccount(user.role);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(usersPageTexts.changeWorkspacesOf, { name })}
      isBusy={change.isPending}
      footer={
        <>
          <Button isDisabled={change.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isChanged}
            isLoading={change.isPending}
            onPress={() => change.mutate({ user, added, removed }, { onSettled: onClose })}
          >
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <Answered
        query={workspaces}
        skeleton={<SkeletonRows rows={1} rowHeight={64} label={usersPageTexts.loadingWorkspaces} />}
      >
        {(all) => (
          <MultiSelect
            label={usersPageTexts.workspaces}
            description={fill(usersPageTexts.workspacesHint, { name })}
            placeholder={usersPageTexts.chooseWorkspaces}
            options={all.map((workspace) => ({ id: workspace.slug, label: workspace.name }))}
            value={chosen}
            onChange={setChosen}
            warning={isWarned ? fill(usersPageTexts.withoutWorkspace, { name }) : undefined}
          />
        )}
      </Answered>
    </Dialog>
  );
}
