import { campaignActionSpecs } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Pauses, resumes or stops, as the table of actions says. */
export function changeStatus(
  deps: Deps,
  request: CampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  return changeCampaign(deps, request, (campaign, { now }) => {
    assertAllowed(action, campaign.status);
    const status = campaignActionSpecs[action].to ?? campaign.status;
    return { ...campaign, status, pausedAt: status === 'paused' ? now : null };
  });
}
