import type { SocialChannel } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';
import { keepCurrent } from '../model/keep-current.ts';

/** Chooses the page in whose name the ads of a channel speak. */
export function useSetSocialPage({ id: campaignId, version }: Campaign) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ channel, pageId }: { channel: SocialChannel; pageId: string }) =>
      call(
        'setSocialPage',
        { params: { campaignId }, body: { page_id: pageId, channel } },
        { ifMatch: version },
      ),
    onSuccess: (campaign: Campaign) =>
      queryClient.setQueryData(campaignKey(campaign.accountId, campaignId), campaign),
    onError: (error) => keepCurrent(queryClient, error),
  });
}
