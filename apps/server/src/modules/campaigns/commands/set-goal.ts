import { finding, type Goal, goalFindings, usesField } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

export function setGoal(deps: Deps, request: CampaignRequest, goal: Goal) {
  return configureCampaign(deps, request, (campaign, facts) => {
    if (!usesField(campaign.type, 'campaignGoal')) {
      refuse(finding('campaign.fieldNotUsed', 'goal'));
    }
    refuseWhen(goalFindings(goal, facts));
    return { ...campaign, goal };
  });
}
