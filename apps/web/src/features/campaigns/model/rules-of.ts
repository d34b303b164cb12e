import { channelSwitches, pageIdsOf } from '@posthorn/domain';
import type { Campaign } from '../api/get-campaign.ts';

/** A campaign as the server answers it, in the words of the rules. */
export const rulesOf = <C extends Campaign>(campaign: C) => ({
  ...campaign,
  channelBudget: campaign.customChannelBudget,
  channelsOff: channelSwitches.filter((name) => !campaign.customChannelStatuses[name].status),
  pageIds: pageIdsOf(campaign),
  spent: campaign.spend.amount,
  hasErrors: campaign.errors.length > 0,
  hasUnpublishedChanges: campaign.unpublishedChanges.length > 0,
});
