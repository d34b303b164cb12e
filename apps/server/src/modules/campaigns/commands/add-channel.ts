import {
  channelAmountFinding,
  minimumFindings,
  missingChannelFinding,
  type Placement,
  placementBudgets,
  totalBudgetFinding,
  withChannel,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Adds a channel that the campaign's package does not have, with money of its own. */
export function addChannel(
  deps: Deps,
  request: CampaignRequest,
  wanted: { placement: Placement; amount: number },
) {
  const bad = channelAmountFinding(wanted.amount, 'channelAmount');
  if (bad) refuse(bad);
  return changeCampaign(deps, request, (campaign, facts) => {
    const closed = missingChannelFinding(campaign, wanted.placement);
    if (closed) refuse(closed, 'conflict');
    const after = withChannel(campaign, wanted, facts);
    const total = after.customTotalGrossBudget ?? 0;
    const tooMuch = totalBudgetFinding(total, facts.currency, 'channelAmount');
    if (tooMuch) refuse(tooMuch);
    const spending = { ...after, currency: facts.currency };
    const channel = placementBudgets[wanted.placement];
    const tooLittle = minimumFindings(after.channelBudget, spending);
    refuseWhen(tooLittle.filter(({ path }) => path === channel));
    return after;
  });
}
