import { chosenBudgets } from '../budget/advised-budget.ts';
import { openChannels } from '../campaign/channels.ts';
import type { CampaignType } from '../campaign/type.ts';
import type { Channel } from '../channel/channel.ts';
import { budgetOf, type ChannelSwitch, channelsPaidBy } from '../channel/placement.ts';

/**
 * The channels that get part of the budget of each campaign from a template, and have nothing to show there. None
 * before the first ad that money is for: the others may still come.
 */
export function idleChannels(template: {
  type: CampaignType;
  channelsOff: readonly ChannelSwitch[];
  channelsWithAds: readonly Channel[];
}): Channel[] {
  const budgets = chosenBudgets(template);
  const open = openChannels(template.type, template.channelsOff);
  const isIdle = (channel: Channel) => !template.channelsWithAds.includes(channel);
  const idle = budgets.filter((budget) => channelsPaidBy(budget).every(isIdle));
  if (idle.length === budgets.length) return [];
  return open.filter((channel) => idle.includes(budgetOf(channel)));
}
