import { type Channel, templateChannelValues } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { type Campaign, campaignKey, keepCurrent } from '../../campaigns/index.ts';

/** Chooses where the campaign is advertised. */
export function useSetChannels({ id: campaignId, version }: Campaign) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (channels: readonly Channel[]) =>
      call(
        'setChannels',
        {
          params: { campaignId },
          body: { channels: channels.map((channel) => templateChannelValues[channel]) },
        },
        { ifMatch: version },
      ),
    onSuccess: (campaign) =>
      queryClient.setQueryData(campaignKey(campaign.accountId, campaignId), campaign),
    onError: (error) => keepCurrent(queryClient, error),
  });
}
