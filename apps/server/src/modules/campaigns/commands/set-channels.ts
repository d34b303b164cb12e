import {
  type Channel,
  channelChoiceFinding,
  chosenChannelsFindings,
  withChosenChannels,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** Chooses where a campaign is advertised, until it is launched. */
export function setChannels(deps: Deps, request: CampaignRequest, channels: readonly Channel[]) {
  return changeCampaign(deps, request, (campaign, { currency }) => {
    const closed = channelChoiceFinding(campaign);
    if (closed) refuse(closed, 'conflict');
    refuseWhen(chosenChannelsFindings(campaign.type, channels));
    return withChosenChannels(campaign, channels, currency);
  });
}
