import { pageFields, type SocialChannel } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { knownPage } from '../../social-pages/index.ts';
import { assertBeforeLaunch } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Before the launch only: afterwards ads speak in the page's name. */
export function setSocialPage(
  deps: Deps,
  request: CampaignRequest,
  { pageId, channel }: { pageId: string; channel: SocialChannel },
) {
  return changeCampaign(deps, request, async (campaign, { tx, accountId }) => {
    assertBeforeLaunch(campaign.status);
    await knownPage(tx, accountId, { pageId, channel }, 'page_id');
    return { ...campaign, [pageFields[channel]]: pageId };
  });
}
