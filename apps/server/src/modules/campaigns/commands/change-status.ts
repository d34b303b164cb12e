import type { CampaignAction } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { carryOut } from '../carry-out.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';
import { tellColleagues } from '../tell-colleagues.ts';

/** What colleagues hear of. */
const news = { pause: 'paused', stop: 'stopped' } as const satisfies Partial<
  Record<CampaignAction, string>
>;

/** Pauses, resumes or stops, as the table of actions says, here and on the networks. */
export function changeStatus(
  deps: Deps,
  request: CampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const after = await carryOut(assertAllowed(action, campaign), request, campaign, facts);
    if (action in news) {
      await tellColleagues(news[action as keyof typeof news], request, facts, campaign.title);
    }
    return after;
  });
}
