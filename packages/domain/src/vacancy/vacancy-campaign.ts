import type { ChannelAmounts } from '../budget/campaign-budget.ts';
import { minimumBudget, type Spending } from '../budget/minimum.ts';
import { divideBudget } from '../budget/recommendation.ts';
import {
  type CampaignType,
  campaignTypeSpecs,
  campaignTypes,
  usesField,
} from '../campaign/type.ts';
import type { Channel } from '../channel/channel.ts';
import { type BudgetChannel, budgetChannels, budgetOf } from '../channel/placement.ts';

/** A vacancy is advertised by sending people with certain jobs to its page. */
export const isVacancyType = (type: CampaignType): boolean => {
  const { goal, audiences } = campaignTypeSpecs[type];
  return goal !== undefined && usesField(type, 'landingPage') && audiences.includes('jobProfiles');
};

/** The first is the one that is proposed. */
export const vacancyTypes: readonly CampaignType[] = campaignTypes.filter(isVacancyType);

/** A total in cents, divided over the channels that were chosen as we advise; the others get none. */
export function dividedOver(
  total: number,
  channels: readonly Channel[],
  spending: Spending,
): ChannelAmounts {
  const wanted = new Set(channels.map(budgetOf));
  const minimumOf = (channel: BudgetChannel) => minimumBudget(channel, spending) ?? 0;
  const amounts = divideBudget(total, [...wanted], minimumOf);
  return Object.fromEntries(
    budgetChannels.map((channel) => [channel, wanted.has(channel) ? amounts[channel] : null]),
  ) as ChannelAmounts;
}
