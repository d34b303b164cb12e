import {
  affordableChannels,
  type BudgetChannel,
  type CampaignStatus,
  type CampaignType,
  campaignTypeSpecs,
  channelsPaidBy,
  divideBudget,
  isBeforeLaunch,
  isRunning,
  minimumBudget,
  switchesOff,
} from '@posthorn/domain';

interface Run {
  type: CampaignType;
  status: CampaignStatus;
  dates: { start: string; end: string } | undefined;
}

/** A small budget that is still to be spent does without the dear channels. */
export function divideDemoBudget(total: number, { type, status, dates }: Run) {
  const { budgetChannels: all } = campaignTypeSpecs[type];
  const { start: startDate = null, end: endDate = null } = dates ?? {};
  const leastFor = (channel: BudgetChannel) =>
    minimumBudget(channel, { startDate, endDate, currency: 'EUR' }) ?? 0;
  const channels =
    isBeforeLaunch(status) || isRunning(status) ? affordableChannels(total, all, leastFor) : all;
  const amounts = divideBudget(total, channels, leastFor);
  return {
    // What runs shows no ads on channels that it does not pay for.
    ...(isRunning(status) && { channels_off: switchesOff(channels.flatMap(channelsPaidBy)) }),
    facebook_budget: amounts.facebook,
    google_display_budget: amounts.googleDisplay,
    google_search_budget: amounts.googleSearch,
    linkedin_budget: amounts.linkedIn,
  };
}
