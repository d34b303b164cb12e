import {
  type ChosenKeywords,
  finding,
  isOver,
  keywordsFindings,
  tidyChoice,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/**
 * What people search for to see the search ads. Like ads, keywords may change while the campaign runs: the
 * change then waits to be deployed.
 */
export function setKeywords(deps: Deps, request: CampaignRequest, given: ChosenKeywords) {
  return changeCampaign(deps, request, (campaign) => {
    if (isOver(campaign.status)) refuse(finding('campaign.notConfigurable'), 'conflict');
    refuseWhen(keywordsFindings(given));
    return { ...campaign, keywords: tidyChoice(given) };
  });
}
