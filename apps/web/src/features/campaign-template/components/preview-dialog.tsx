import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { previewQuery, type TemplatePreview } from '../api/preview-template.ts';
import { Difference } from './difference.tsx';

interface PreviewDialogProps {
  title: string;
  confirmLabel: string;
  campaign: { id: string; accountId: string };
  /** Another template to fill it from; without one, what its own template has changed. */
  templateId?: string;
  isBusy: boolean;
  onClose: () => void;
  /** A person goes to look at the ads that are in the way. */
  onLeave?: () => void;
  /** What was shown is wanted, and nothing else. */
  onConfirm: (preview: TemplatePreview) => void;
}

/** Shows what a template would do to a campaign, and asks whether it should. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, confirmLabel, campaign, templateId, isBusy, onClose, onLeave, onConfirm } = props;
  const { data, error, isFetching, refetch } = useQuery(previewQuery({ ...campaign, templateId }));
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      isDismissable={false}
      isBusy={isBusy}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose} autoFocus>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isBusy || (isFetching && !data)}
            disabledReason={data?.blockers.length ? campaignTemplateTexts.blocked : undefined}
            onPress={() => data && onConfirm(data)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {data ? (
        <Difference preview={data} campaign={campaign} onLeave={onLeave ?? onClose} />
      ) : error ? (
        <ErrorState
          reason={<ErrorReason error={error} />}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <p role="status" className="text-base text-text-2">
          {campaignTemplateTexts.loading}
        </p>
      )}
    </Dialog>
  );
}
