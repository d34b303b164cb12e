import {
  budgetFindings,
  budgetOpenFinding,
  type ChannelAmounts,
  sumFinding,
  withBudget,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Sets the budget of a campaign, until it is launched. */
export function setBudget(
  deps: Deps,
  request: CampaignRequest,
  { total, amounts }: { total: number; amounts: ChannelAmounts },
) {
  return changeCampaign(deps, request, (campaign, { currency }) => {
    const launched = budgetOpenFinding(campaign.status);
    if (launched) refuse(launched, 'conflict');
    const notTheSum = sumFinding(total, amounts);
    if (notTheSum) refuse(notTheSum);
    refuseWhen(budgetFindings({ ...campaign, currency }, amounts));
    return withBudget(campaign, amounts);
  });
}
