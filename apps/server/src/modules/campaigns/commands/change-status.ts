import type { Deps } from '../../../platform/deps.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { carryOut } from '../carry-out.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Pauses, resumes or stops, as the table of actions says, here and on the networks. */
export function changeStatus(
  deps: Deps,
  request: CampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  return changeCampaign(deps, request, (campaign, facts) =>
    carryOut(assertAllowed(action, campaign), request, campaign, facts),
  );
}
