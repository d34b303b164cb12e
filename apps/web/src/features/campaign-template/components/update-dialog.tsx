import { fill } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { useUpdateFromTemplate } from '../api/use-template-changes.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface UpdateDialogProps {
  campaign: { id: string; accountId: string; title: string };
  onClose: () => void;
  onUpdated?: () => void;
}

/** Brings one campaign what its template has changed, after it was shown. */
export function UpdateDialog({ campaign, onClose, onUpdated }: UpdateDialogProps) {
  const update = useUpdateFromTemplate();
  return (
    <PreviewDialog
      title={fill(campaignTemplateTexts.updateTitle, { title: campaign.title })}
      confirmLabel={campaignTemplateTexts.bringUpToDate}
      campaign={campaign}
      isBusy={update.isPending}
      onClose={onClose}
      onConfirm={({ version, revision }) =>
        update.isPending ||
        update.mutate(
          { id: campaign.id, version, revision },
          { onSuccess: onUpdated, onSettled: onClose },
        )
      }
    />
  );
}
