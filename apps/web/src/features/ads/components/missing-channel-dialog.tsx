import {
  AMOUNT_MAX_DIGITS,
  channelAmountFinding,
  currencySymbol,
  fill,
  type Placement,
  placementLabels,
  placementValues,
  sayFinding,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { parseAmount } from '../../../ui/fields/amount.ts';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { useAddChannel } from '../api/add-channel.ts';

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
  const [typed, setTyped] = useState('');
  const channel = placementLabels[placement];
  const amount = parseAmount(typed, 'decimal') ?? 0;
  const wrong = channelAmountFinding(amount, 'channelAmount');
  const whyNot = amount === 0 ? campaignTexts.channelNeedsBudget : wrong && sayFinding(wrong);
  const confirm = () => {
    if (whyNot || add.isPending) return;
    add.mutate(
      { channelName: placementValues[placement], channelAmount: amount },
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
          <Button isDisabled={add.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={add.isPending}
            disabledReason={whyNot}
            onPress={confirm}
          >
            {adsPageTexts.addChannel}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p className="mb-4 text-base text-text-2">{campaignTexts.addChannelQuestion}</p>
        <MoneyInput
          label={fill(budgetDialogTexts.amountFor, { channel })}
          value={typed}
          onChange={setTyped}
          currency={currencySymbol(campaign.spend.currency)}
          maxDigits={AMOUNT_MAX_DIGITS}
          error={add.error ? errorText(add.error) : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
