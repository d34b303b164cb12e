import { campaignActionSpecs } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { steerPublications } from '../../publishing/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** What becomes of the ads on the networks. */
const deliveries = { pause: 'paused', resume: 'active', stop: 'stopped' } as const;

/** Pauses, resumes or stops, as the table of actions says, here and on the networks. */
export function changeStatus(
  deps: Deps,
  request: CampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  return changeCampaign(deps, request, async (campaign, { tx, now }) => {
    assertAllowed(action, campaign.status);
    await steerPublications(tx, { ...request, now, delivery: deliveries[action] });
    const status = campaignActionSpecs[action].to ?? campaign.status;
    return { ...campaign, status, pausedAt: status === 'paused' ? now : null };
  });
}
