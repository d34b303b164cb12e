import type { SocialChannel } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey, keepCurrent } from '../../campaigns/index.ts';
import { keepCurrentTemplate, keepTemplate, templateOf } from '../../templates/index.ts';
import { templateParams } from '../model/ad-owner.ts';
import type { PagesOwner } from '../model/pages-owner.ts';

interface Choice {
  channel: SocialChannel;
  pageId: string;
}

/** Chooses the page in whose name the ads of a channel speak. */
export function useSetSocialPage({ owner, version: ifMatch }: PagesOwner) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ channel, pageId }: Choice): Promise<void> {
      if (owner.kind === 'campaign') {
        const params = { campaignId: owner.id };
        const body = { page_id: pageId, channel };
        const campaign = await call('setSocialPage', { params, body }, { ifMatch });
        queryClient.setQueryData(campaignKey(owner.accountId, owner.id), campaign);
        return;
      }
      const params = templateParams(owner);
      const answer = await call(
        'setTemplatePage',
        { params, body: { pageId, channel } },
        { ifMatch },
      );
      await keepTemplate(queryClient, templateOf(answer));
    },
    onError: (error) =>
      owner.kind === 'campaign'
        ? keepCurrent(queryClient, error)
        : keepCurrentTemplate(queryClient, error),
  });
}
