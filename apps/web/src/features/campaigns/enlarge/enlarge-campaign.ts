import { campaignTitle, type Extension, fill, totalOf } from '@posthorn/domain';
import { enlargeDialogTexts } from '@posthorn/domain/texts/enlarge-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Campaign } from '../api/get-campaign.ts';
import { keepCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import { currentOf } from '../model/keep-current.ts';
import type { EnlargeAction } from './use-enlargement.ts';

/** Sends it once, however often it is pressed. What is refused about it stands in the dialog. */
export function useEnlargeCampaign(action: EnlargeAction, campaign: Campaign) {
  const { id: campaignId, accountId, version } = campaign;
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  const mutationKey = ['campaign-command', campaignId];
  const { mutate, ...sent } = useMutation({
    mutationKey,
    mutationFn: (extension: Extension) => {
      const params = { campaignId };
      const options = {
        ifMatch: version,
        idempotencyKey: keyOf([action, version, extension]),
        suppressErrorToast: true,
      };
      return action === 'boost'
        ? call('boostCampaign', { params, body: boostBody(extension) }, options)
        : call('extendCampaign', { params, body: extendBody(campaign, extension) }, options);
    },
    onSuccess: (enlarged) => keepCampaign(queryClient, accountId, enlarged),
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : undefined;
      const current = currentOf(error);
      if (current) keepCampaign(queryClient, accountId, current);
      if (refusal?.isToldBySession || refusal?.status === 422) return;
      const title = campaignTitle(campaign);
      notify.error(fill(enlargeDialogTexts.failed, { title }), errorText(error));
    },
    onSettled: () => refreshCampaigns(queryClient, accountId, campaignId),
  });
  /** A second press while the first is under way does nothing. */
  const send = (extension: Extension) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(extension);
  };
  return { ...sent, send };
}

const boostBody = ({ amounts }: Extension) => ({ additionalBudget: { amount: totalOf(amounts) } });

export function extendBody({ endDate: before }: Campaign, { endDate, amounts }: Extension) {
  const { facebook, googleDisplay, googleSearch, linkedIn } = amounts;
  return {
    ...boostBody({ endDate, amounts }),
    previousEndDate: before ?? endDate,
    endDate,
    channels: {
      facebook: facebook !== null,
      googleDisplay: googleDisplay !== null,
      googleSearch: googleSearch !== null,
      linkedIn: linkedIn !== null,
      facebookAmount: facebook ?? 0,
      googleDisplayAmount: googleDisplay ?? 0,
      googleSearchAmount: googleSearch ?? 0,
      linkedInAmount: linkedIn ?? 0,
    },
  };
}
