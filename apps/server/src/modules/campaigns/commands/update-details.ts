import { type CampaignDetails, detailsFindings, finding, usesField } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

export function updateDetails(deps: Deps, request: CampaignRequest, typed: CampaignDetails) {
  const details: CampaignDetails = {
    ...typed,
    title: typed.title.trim(),
    targetUrl: typed.targetUrl.trim(),
    poNumber: typed.poNumber.trim(),
    referenceNumber: typed.referenceNumber.trim(),
  };
  refuseWhen(detailsFindings(details));
  return configureCampaign(deps, request, (campaign) => {
    if (details.targetUrl !== '' && !usesField(campaign.type, 'landingPage')) {
      refuse(finding('campaign.fieldNotUsed', 'targetUrl'));
    }
    return { ...campaign, ...details };
  });
}
