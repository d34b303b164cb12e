import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { campaignTitle } from '../model/campaign-title.ts';
import type { ActCommand, CommandTarget } from './command.ts';

interface ConfirmCommandProps {
  campaign: CommandTarget;
  command: ActCommand;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something happens: which campaign, what changes and what stays. */
export function ConfirmCommand({
  campaign,
  command: { confirmation, isDestructive },
  isOpen,
  isPending,
  onClose,
  onConfirm,
}: ConfirmCommandProps) {
  if (!confirmation) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={confirmation.title(campaignTitle(campaign))}
      confirmLabel={confirmation.label}
      tone={isDestructive ? 'danger' : 'default'}
      isLoading={isPending}
      onConfirm={onConfirm}
    >
      {confirmation.text}
    </ConfirmDialog>
  );
}
