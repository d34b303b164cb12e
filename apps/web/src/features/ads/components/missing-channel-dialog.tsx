import { fill, type Placement, placementLabels, placementValues } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { commonTexts } from '@posthorn/domain/texts/common';
import { errorText } from '../../../lib/http/api-error.ts';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FooterNote } from '../../../ui/overlays/footer-note.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { useAddChannel } from '../api/add-channel.ts';
import { useAddedMoney } from '../budget/use-added-money.ts';

interface MissingChannelDialogProps {
  campaign: Campaign;
  placement: Placement;
  onClose: () => void;
  /** Nothing to do where it goes by itself once the channel is there. */
  onAdded?: () => void;
}

/** The package left a channel out: it can be added with money of its own. */
export default function MissingChannelDialog({
  campaign,
  placement,
  onClose,
  onAdded,
}: MissingChannelDialogProps) {
  const add = useAddChannel(campaign);
  const money = useAddedMoney(campaign, placement);
  const channel = placementLabels[placement];
  const confirm = () => {
    if (add.isPending || !money.isConfirmed()) return;
    add.mutate(
      { channelName: placementValues[placement], channelAmount: money.amount },
      { onSuccess: onAdded },
    );
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(campaignTexts.channelNotInPackage, { channel, n: 1 })}
      isDismissable={false}
      isBusy={add.isPending}
      footer={
        <>
          <FooterNote>{adsPageTexts.channelNotPublished}</FooterNote>
          <Button isDisabled={add.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={add.isPending}
            disabledReason={money.whyNot}
            // a double click is one press
            onClick={({ detail }) => detail > 1 || confirm()}
          >
            {money.question ? budgetDialogTexts.reconfirm : adsPageTexts.addChannel}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        // a key that is held down is one press too
        onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      >
        <p className="mb-4 text-base text-text-2">{campaignTexts.addChannelQuestion}</p>
        <AmountInput
          label={fill(budgetDialogTexts.amountFor, { channel })}
          value={money.text}
          onChange={money.enter}
          onBlur={money.leave}
          description={money.least && fill(budgetDialogTexts.leastForDays, { amount: money.least })}
          currency={campaign.spend.currency}
          error={money.error ?? (add.error ? errorText(add.error) : undefined)}
          autoFocus
        />
        {money.total ? (
          <p role="status" className="mt-3 text-sm text-text-2">
            {fill(budgetDialogTexts.totalWithChannel, { total: money.total })}
          </p>
        ) : null}
        {money.question ? (
          <Alert kind="warning" isLive className="mt-3">
            {money.question}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
