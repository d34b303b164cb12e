import { fill } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { PickList } from '../../../lib/pick-list/pick-list.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Workspace } from '../api/list-workspaces.ts';
import { rememberWorkspace } from '../model/selected-workspace.ts';
import { isRealWorkspace, type WorkspaceChoice } from '../model/workspace-choice.ts';
import { CreateWorkspaceForm } from './create-workspace-form.tsx';
import { RenameWorkspaceForm } from './rename-workspace-form.tsx';
import { WorkspaceFooter } from './workspace-footer.tsx';

const FOUND_BY_EYE = 7;

type Mode = 'idle' | 'creating' | 'editing';

interface WorkspacePanelProps {
  workspaces: readonly Workspace[];
  choice: WorkspaceChoice;
  onClose: () => void;
  onRemove: () => void;
}

export function WorkspacePanel({ workspaces, choice, onClose, onRemove }: WorkspacePanelProps) {
  const [mode, setMode] = useState<Mode>('idle');
  const may = {
    seeAll: useCan('workspace.listAll'),
    create: useCan('workspace.create'),
    rename: useCan('workspace.rename'),
    remove: useCan('workspace.remove'),
  };
  const toIdle = () => setMode('idle');
  const choose = (slug: string) => {
    rememberWorkspace(slug);
    onClose();
  };

  if (mode === 'creating') return <CreateWorkspaceForm onCancel={toIdle} onCreated={choose} />;
  if (mode === 'editing' && isRealWorkspace(choice)) {
    return <RenameWorkspaceForm workspace={choice} onDone={toIdle} />;
  }
  return (
    <>
      <PickList
        label={workspaceTexts.workspaces}
        search={{
          label: workspaceTexts.searchWorkspaces,
          isShown: workspaces.length > FOUND_BY_EYE,
        }}
        items={workspaces}
        rowHeight={40}
        current={workspaces.find(({ slug }) => slug === choice.slug)?.id}
        onPick={({ slug }) => choose(slug)}
      >
        {(workspace) => (
          <WorkspaceLine workspace={workspace} isCurrent={workspace.slug === choice.slug} />
        )}
      </PickList>
      {Object.values(may).includes(true) ? (
        <WorkspaceFooter
          may={may}
          choice={choice}
          workspaceCount={workspaces.length}
          onAll={choose}
          onEdit={() => setMode('editing')}
          onCreate={() => setMode('creating')}
          onRemove={onRemove}
        />
      ) : null}
    </>
  );
}

function WorkspaceLine({ workspace, isCurrent }: { workspace: Workspace; isCurrent: boolean }) {
  const count = workspace.campaignCount;
  return (
    <span className="flex w-full min-w-0 items-center gap-2">
      <span className="flex w-4 shrink-0">
        {isCurrent ? <Check aria-hidden="true" className="size-4 text-primary" /> : null}
      </span>
      <span className={cx('min-w-0 flex-1 truncate', isCurrent && 'font-semibold')}>
        {workspace.name}
        {isCurrent ? <VisuallyHidden>{workspaceTexts.currentWorkspace}</VisuallyHidden> : null}
      </span>
      <span className="tabular shrink-0 text-xs text-text-2">
        {count}
        <VisuallyHidden> {fill(workspaceTexts.campaigns, { n: count })}</VisuallyHidden>
      </span>
    </span>
  );
}
