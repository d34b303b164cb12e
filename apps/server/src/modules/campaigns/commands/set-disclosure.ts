import { type ChosenDisclosure, disclosureFindings, tidiedDisclosure } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

/** Who profits from this campaign and who pays for it; null takes what the account says. */
export function setDisclosure(deps: Deps, request: CampaignRequest, given: ChosenDisclosure) {
  const chosen = tidiedDisclosure(given);
  return configureCampaign(deps, request, (campaign) => {
    refuseWhen(disclosureFindings(chosen));
    return { ...campaign, ...chosen };
  });
}
