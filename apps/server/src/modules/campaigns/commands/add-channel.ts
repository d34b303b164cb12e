import {
  type AddedChannel,
  addedMoneyFindings,
  missingChannelFinding,
  withChannel,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Adds a channel that the campaign's package does not have, with money of its own. */
export function addChannel(deps: Deps, request: CampaignRequest, added: AddedChannel) {
  return changeCampaign(deps, request, (campaign, facts) => {
    const closed = missingChannelFinding(campaign, added.placement);
    if (closed) refuse(closed, 'conflict');
    refuseWhen(addedMoneyFindings({ ...campaign, currency: facts.currency }, added));
    return withChannel(campaign, added, facts);
  });
}
