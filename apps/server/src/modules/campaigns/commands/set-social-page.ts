import { arePagesOpen, pageFields, type SocialChannel } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { knownPage } from '../../social-pages/index.ts';
import { assertOpen } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

export function setSocialPage(
  deps: Deps,
  request: CampaignRequest,
  { pageId, channel }: { pageId: string; channel: SocialChannel },
) {
  return changeCampaign(deps, request, async (campaign, { tx, accountId }) => {
    assertOpen(arePagesOpen(campaign.status));
    await knownPage(tx, accountId, { pageId, channel }, 'page_id');
    return { ...campaign, [pageFields[channel]]: pageId };
  });
}
