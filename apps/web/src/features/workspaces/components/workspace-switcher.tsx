import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { Workspace } from '../api/list-workspaces.ts';
import { isRealWorkspace, type WorkspaceChoice } from '../model/selected-workspace.ts';
import { RemoveWorkspaceDialog } from './remove-workspace-dialog.tsx';

const WorkspacePanel = lazy(() => import('./workspace-panel.tsx'));

interface WorkspaceSwitcherProps {
  workspaces: readonly Workspace[];
  choice: WorkspaceChoice;
}

export function WorkspaceSwitcher({ workspaces, choice }: WorkspaceSwitcherProps) {
  const [isOpen, setOpen] = useState(false);
  const [removing, setRemoving] = useState<Workspace | null>(null);
  return (
    <>
      <Popover
        label="Workspaces"
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="flex max-h-[inherit] w-80 max-w-[calc(100vw-1rem)]! flex-col overflow-auto p-0!"
        trigger={
          <AriaButton
            aria-label={`Workspace: ${choice.name}`}
            className="-ml-2 flex max-w-full min-w-0 cursor-pointer items-center gap-2 rounded-control py-1 pr-1.5 pl-2 text-xl font-semibold data-hovered:bg-surface-2"
          >
            <span className="truncate">{choice.name}</span>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-text-3" />
          </AriaButton>
        }
      >
        <Suspense fallback={<SkeletonRows rows={4} label="Loading workspaces" />}>
          <WorkspacePanel
            workspaces={workspaces}
            choice={choice}
            onClose={() => setOpen(false)}
            onRemove={() => {
              setOpen(false);
              if (isRealWorkspace(choice)) setRemoving(choice);
            }}
          />
        </Suspense>
      </Popover>
      <RemoveWorkspaceDialog workspace={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
