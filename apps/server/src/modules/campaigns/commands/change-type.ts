import { afterTypeChange, type CampaignType, isTypeOpen } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { assertAdsFit, assertOpen } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

export function changeType(deps: Deps, request: CampaignRequest, type: CampaignType) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    assertOpen(isTypeOpen(campaign.status));
    await assertAdsFit(facts, request.campaignId, type);
    return afterTypeChange(campaign, type);
  });
}
