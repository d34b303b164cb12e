import {
  type CampaignDetails,
  detailsFindings,
  finding,
  tidied,
  usesField,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

export function updateDetails(deps: Deps, request: CampaignRequest, typed: CampaignDetails) {
  const details = tidied(typed);
  refuseWhen(detailsFindings(details));
  return configureCampaign(deps, request, (campaign) => {
    if (details.targetUrl !== '' && !usesField(campaign.type, 'landingPage')) {
      refuse(finding('campaign.fieldNotUsed', 'targetUrl'));
    }
    return { ...campaign, ...details };
  });
}
