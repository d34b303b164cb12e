import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { Workspace } from '../api/list-workspaces.ts';

const { Component: AddUsersDialog } = deferComponent(() => import('./add-users-dialog.tsx'));

export function AddUsersButton({ workspace }: { workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={<UserPlus />}
        label={workspaceTexts.addUsersToThisWorkspace}
        size="sm"
        onPress={() => setOpen(true)}
        className="rounded-full! border-dashed! border-control!"
      />
      {isOpen ? (
        <Suspense>
          <AddUsersDialog workspace={workspace} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
