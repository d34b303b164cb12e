import {
  type BudgetChannel,
  type CampaignStatus,
  type CampaignType,
  campaignTypeSpecs,
  divideBudget,
  isBeforeLaunch,
  minimumBudget,
} from '@posthorn/domain';

interface Run {
  type: CampaignType;
  status: CampaignStatus;
  dates: { start: string; end: string } | undefined;
}

/** LinkedIn wants most, so a small budget that is still to be spent does without it. */
export function divideDemoBudget(total: number, { type, status, dates }: Run) {
  const { budgetChannels: all } = campaignTypeSpecs[type];
  const { start: startDate = null, end: endDate = null } = dates ?? {};
  const leastFor = (channel: BudgetChannel) =>
    minimumBudget(channel, { startDate, endDate, currency: 'EUR' }) ?? 0;
  const least = all.reduce((sum, channel) => sum + leastFor(channel), 0);
  const isSmall = isBeforeLaunch(status) && total < least;
  const channels = isSmall ? all.filter((channel) => channel !== 'linkedIn') : all;
  const amounts = divideBudget(total, channels, leastFor);
  return {
    facebook_budget: amounts.facebook,
    google_display_budget: amounts.googleDisplay,
    google_search_budget: amounts.googleSearch,
    linkedin_budget: amounts.linkedIn,
  };
}
