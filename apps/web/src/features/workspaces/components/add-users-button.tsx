import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { whenIdle } from '../../../lib/on-demand/when-idle.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { Workspace } from '../api/list-workspaces.ts';

const load = () => import('./add-users-dialog.tsx');
const AddUsersDialog = lazy(load);
whenIdle(() => void load().catch(() => {}));

export function AddUsersButton({ workspace }: { workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={<UserPlus />}
        label="Add users to this workspace"
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
