import { afterTypeChange, type CampaignType } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { assertBeforeLaunch } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

export function changeType(deps: Deps, request: CampaignRequest, type: CampaignType) {
  return changeCampaign(deps, request, (campaign) => {
    assertBeforeLaunch(campaign.status);
    return afterTypeChange(campaign, type);
  });
}
