import {
  areKeywordsOpen,
  type ChosenKeywords,
  keywordsFindings,
  tidyChoice,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { assertOpen } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** What people search for to see the search ads. */
export function setKeywords(deps: Deps, request: CampaignRequest, given: ChosenKeywords) {
  return changeCampaign(deps, request, (campaign) => {
    assertOpen(areKeywordsOpen(campaign.status));
    refuseWhen(keywordsFindings(given));
    return { ...campaign, keywords: tidyChoice(given) };
  });
}
