import { campaignTitle, fill, sayFinding } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { commonTexts } from '@posthorn/domain/texts/common';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useInTheWay } from '../api/get-in-the-way.ts';
import { campaignFacts, statusName } from '../model/campaign-facts.ts';
import type { ActCommand, CommandTarget } from './command.ts';

interface ConfirmCommandProps {
  campaign: CommandTarget;
  command: ActCommand;
  isOpen: boolean;
  isPending: boolean;
  /** The campaign was changed since it was asked, and no longer allows this. */
  isOvertaken: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something happens: which campaign, what changes and what stays. */
export function ConfirmCommand({
  campaign,
  command: { action, confirmation, isDestructive },
  isOpen,
  isPending,
  isOvertaken,
  onClose,
  onConfirm,
}: ConfirmCommandProps) {
  const [found] = useInTheWay(campaign, action, isOpen && !isPending && !isOvertaken);
  if (!confirmation) return null;
  const overtaken = isOvertaken
    ? fill(campaignTexts.changedMeanwhile, { status: statusName(campaign) })
    : undefined;
  const closed = overtaken ?? (found && sayFinding(found));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={confirmation.title(campaignTitle(campaign))}
      confirmLabel={confirmation.label}
      cancelLabel={closed && commonTexts.close}
      disabledReason={closed}
      tone={isDestructive ? 'danger' : 'default'}
      isLoading={isPending}
      onConfirm={onConfirm}
    >
      <p className="tabular mb-2 font-medium text-text">
        <UnbrokenDates text={campaignFacts(campaign).join(' · ')} />
      </p>
      <p role={closed && 'status'}>{closed ?? confirmation.text}</p>
    </ConfirmDialog>
  );
}
