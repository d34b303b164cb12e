import { openChannels } from '../campaign/channels.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import type { Channel } from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetOf,
  type ChannelSwitch,
} from '../channel/placement.ts';

/** What a campaign may spend, in cents: in all, and on what. Null where no one has said. */
export interface CampaignBudget {
  customTotalGrossBudget: number | null;
  channelBudget: Record<BudgetChannel, number | null>;
}

/** In cents. Zero is nothing at all, null a channel that is switched off. */
export type ChannelAmounts = Record<BudgetChannel, number | null>;

/** Where no one has said what goes to which channel. */
export const undividedAmounts: ChannelAmounts = {
  facebook: null,
  googleDisplay: null,
  googleSearch: null,
  linkedIn: null,
};

export const totalOf = (amounts: ChannelAmounts): number =>
  budgetChannels.reduce((sum, channel) => sum + (amounts[channel] ?? 0), 0);

/** Whether every cent of the total has its channel; a template may set a total alone. */
export const isDivided = ({ customTotalGrossBudget: total, channelBudget }: CampaignBudget) =>
  total !== null && total > 0 && totalOf(channelBudget) === total;

/**
 * Whether ads on a channel will be shown, as far as is known: the type can be advertised and paid for
 * there, it is on, and has money.
 */
export function isChannelEnabled(
  campaign: CampaignBudget & { type: CampaignType; channelsOff: readonly ChannelSwitch[] },
  channel: Channel,
): boolean {
  const budget = budgetOf(channel);
  if (!campaignTypeSpecs[campaign.type].budgetChannels.includes(budget)) return false;
  const hasMoney = !isDivided(campaign) || (campaign.channelBudget[budget] ?? 0) > 0;
  return hasMoney && openChannels(campaign.type, campaign.channelsOff).includes(channel);
}

/** What is left, in cents; networks may spend a little more than was planned. */
export const remainingBudget = (total: number, spend: number): number => Math.max(0, total - spend);
