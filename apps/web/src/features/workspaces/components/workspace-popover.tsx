import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { useState } from 'react';
import { type LayerProps, useOpenOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { Workspace } from '../api/list-workspaces.ts';
import { isRealWorkspace, type WorkspaceChoice } from '../model/workspace-choice.ts';
import { RemoveWorkspaceDialog } from './remove-workspace-dialog.tsx';
import { WorkspacePanel } from './workspace-panel.tsx';

interface WorkspacePopoverProps extends LayerProps {
  workspaces: readonly Workspace[];
  choice: WorkspaceChoice;
}

export default function WorkspacePopover({ workspaces, choice, trigger }: WorkspacePopoverProps) {
  const { close, ...layer } = useOpenOnArrival();
  const [removing, setRemoving] = useState<Workspace | null>(null);
  return (
    <>
      <Popover
        {...layer}
        label={workspaceTexts.workspaces}
        className="flex max-h-[inherit] w-88 max-w-[calc(100vw-1rem)]! flex-col overflow-auto p-0!"
        trigger={trigger}
      >
        <WorkspacePanel
          workspaces={workspaces}
          choice={choice}
          onClose={close}
          onRemove={() => {
            close();
            if (isRealWorkspace(choice)) setRemoving(choice);
          }}
        />
      </Popover>
      <RemoveWorkspaceDialog workspace={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
