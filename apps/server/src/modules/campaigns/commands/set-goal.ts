import { finding, type Goal, goalFindings, keptGoalFindings, usesField } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';
import { findGoalsOnNetworks } from '../read/find-campaign.ts';

export function setGoal(deps: Deps, request: CampaignRequest, goal: Goal) {
  return configureCampaign(deps, request, async (campaign, facts) => {
    if (!usesField(campaign.type, 'campaignGoal')) {
      refuse(finding('campaign.fieldNotUsed', 'goal'));
    }
    refuseWhen(goalFindings(goal, facts));
    const goalsOnNetworks = await findGoalsOnNetworks(
      facts.tx,
      request.accountId,
      request.campaignId,
    );
    refuseWhen(keptGoalFindings({ ...campaign, goal, goalsOnNetworks }));
    return { ...campaign, goal };
  });
}
