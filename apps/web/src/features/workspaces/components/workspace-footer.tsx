import { ALL_WORKSPACES, sayFinding, workspaceRemovalBlockers } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { isRealWorkspace, type WorkspaceChoice } from '../model/workspace-choice.ts';

interface WorkspaceFooterProps {
  may: Record<'seeAll' | 'create' | 'rename' | 'remove', boolean>;
  choice: WorkspaceChoice;
  workspaceCount: number;
  onAll: (slug: string) => void;
  onEdit: () => void;
  onCreate: () => void;
  onRemove: () => void;
}

/** What a person may do with workspaces; the selected one is what Edit and Remove are about. */
export function WorkspaceFooter({
  may,
  choice,
  workspaceCount,
  onAll,
  onEdit,
  onCreate,
  onRemove,
}: WorkspaceFooterProps) {
  const blocker = isRealWorkspace(choice)
    ? workspaceRemovalBlockers({ campaignCount: choice.campaignCount, workspaceCount })[0]
    : undefined;
  const isRemovalOffered =
    may.remove && isRealWorkspace(choice) && blocker?.code !== 'workspace.hasCampaigns';
  return (
    <div className="flex flex-col border-t border-line p-1">
      {may.seeAll ? (
        <FooterButton icon={<Layers />} onPress={() => onAll(ALL_WORKSPACES.slug)}>
          {ALL_WORKSPACES.name}
        </FooterButton>
      ) : null}
      {may.rename && isRealWorkspace(choice) ? (
        <FooterButton icon={<Pencil />} onPress={onEdit}>
          {workspaceTexts.editWorkspace}
        </FooterButton>
      ) : null}
      {may.create ? (
        <FooterButton icon={<Plus />} onPress={onCreate}>
          {workspaceTexts.newWorkspace}
        </FooterButton>
      ) : null}
      {isRemovalOffered ? (
        <FooterButton
          icon={<Trash2 />}
          isDanger
          disabledReason={blocker ? sayFinding(blocker) : undefined}
          onPress={onRemove}
        >
          {workspaceTexts.removeWorkspace}
        </FooterButton>
      ) : null}
    </div>
  );
}

interface FooterButtonProps {
  icon: ReactNode;
  isDanger?: boolean;
  disabledReason?: string;
  onPress: () => void;
  children: string;
}

function FooterButton({ isDanger, children, ...props }: FooterButtonProps) {
  return (
    <Button
      {...props}
      variant={isDanger ? 'danger-quiet' : 'quiet'}
      className="justify-start! px-2.5! font-normal!"
    >
      {children}
    </Button>
  );
}
