import type { SocialChannel } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';

/** Chooses the page in whose name the ads of a channel speak. */
export function useSetSocialPage(campaignId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ channel, pageId }: { channel: SocialChannel; pageId: string }) =>
      call('setSocialPage', { params: { campaignId }, body: { page_id: pageId, channel } }),
    onSuccess: (campaign: Campaign) => queryClient.setQueryData(campaignKey(campaignId), campaign),
  });
}
