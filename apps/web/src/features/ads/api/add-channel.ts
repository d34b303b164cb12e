import type { OperationInput } from '@posthorn/contract';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { type Campaign, campaignKey, keepCurrent } from '../../campaigns/index.ts';

type Body = OperationInput<'addChannelBudget'>['body'];

/** Adds a channel that the package left out. Failures are shown at the amount. */
export function useAddChannel({ id: campaignId, version }: Campaign) {
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: (body: Body) =>
      call(
        'addChannelBudget',
        { params: { campaignId }, body },
        { ifMatch: version, idempotencyKey: keyOf(body), suppressErrorToast: true },
      ),
    onSuccess: (campaign) => {
      queryClient.setQueryData(campaignKey(campaign.accountId, campaignId), campaign);
      notify.success(campaignTexts.isCustomNow);
    },
    onError: (error) => keepCurrent(queryClient, error),
  });
}
