import type { OperationCall } from '@posthorn/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { campaignKey, rememberCreated } from '../../campaigns/index.ts';

export type NewCampaign = OperationCall<'createCampaign'>['body'];

export function useStartCampaign() {
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: (body: NewCampaign) =>
      call('createCampaign', { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (campaign) => {
      rememberCreated(campaign.id);
      queryClient.setQueryData(campaignKey(campaign.accountId, campaign.id), campaign);
    },
  });
}
