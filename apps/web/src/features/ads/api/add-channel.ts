import type { OperationInput } from '@posthorn/contract';
import { say } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';
import { keepCurrent } from '../model/keep-current.ts';

/** Adds a channel that the package left out. Failures are shown at the amount. */
export function useAddChannel({ id: campaignId, version }: Campaign) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OperationInput<'addChannelBudget'>['body']) =>
      call(
        'addChannelBudget',
        { params: { campaignId }, body },
        { ifMatch: version, suppressErrorToast: true },
      ),
    onSuccess: (campaign) => {
      queryClient.setQueryData(campaignKey(campaignId), campaign);
      notify.success(say('campaign.isCustomNow'));
    },
    onError: (error) => keepCurrent(queryClient, campaignId, error),
  });
}
