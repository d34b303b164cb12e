import { budgetOpenFinding, totalFindings, withTotal } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Sets the total of a campaign and divides it as advised, until it is launched. */
export function setTotalBudget(deps: Deps, request: CampaignRequest, total: number | null) {
  return changeCampaign(deps, request, (campaign, { currency }) => {
    const launched = budgetOpenFinding(campaign.status);
    if (launched) refuse(launched, 'conflict');
    refuseWhen(totalFindings(campaign, total, currency));
    return withTotal(campaign, total, currency);
  });
}
