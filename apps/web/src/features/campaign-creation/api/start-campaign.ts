import type { OperationCall } from '@posthorn/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from '../../campaigns/index.ts';

export type NewCampaign = OperationCall<'createCampaign'>['body'];

export function useStartCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewCampaign) => call('createCampaign', { body }),
    onSuccess: (campaign) =>
      queryClient.setQueryData(campaignKey(campaign.accountId, campaign.id), campaign),
  });
}
