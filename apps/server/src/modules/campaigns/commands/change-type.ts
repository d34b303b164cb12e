import { afterTypeChange, type CampaignType } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { assertAdsFit, assertBeforeLaunch } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

export function changeType(deps: Deps, request: CampaignRequest, type: CampaignType) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    assertBeforeLaunch(campaign.status);
    await assertAdsFit(facts, request.campaignId, type);
    return afterTypeChange(campaign, type);
  });
}
