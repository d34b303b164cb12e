import { fill } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import type { Workspace } from '../api/list-workspaces.ts';
import type { WorkspaceChoice } from '../model/workspace-choice.ts';

const workspaceLayer = deferLayer(() => import('./workspace-popover.tsx'));

interface WorkspaceSwitcherProps {
  workspaces: readonly Workspace[];
  choice: WorkspaceChoice;
}

export function WorkspaceSwitcher(props: WorkspaceSwitcherProps) {
  const { name } = props.choice;
  return (
    <OnDemand
      layer={workspaceLayer}
      layerProps={{
        ...props,
        trigger: (
          <AriaButton
            aria-label={fill(workspaceTexts.workspaceName, { name })}
            className="-ml-2 flex max-w-full min-w-0 cursor-pointer items-center gap-2 rounded-control py-1 pr-1.5 pl-2 text-xl font-semibold data-hovered:bg-surface-2"
          >
            <span className="truncate">{name}</span>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-text-3" />
          </AriaButton>
        ),
      }}
    />
  );
}
