import { runningStatuses } from '@posthorn/domain';

/** What networks spend of a campaign's budget: while it runs, what they have spent and what is reserved for the rest. */
export const spendableBudget = (campaign: 'c' | 'campaign'): string => `(
  case when ${campaign}.status = any ('{${runningStatuses.join(',')}}') then coalesce(
    (select m.reserved + m.spent from campaign_money m where m.campaign_id = ${campaign}.id),
    ${campaign}.custom_total_gross_budget) else ${campaign}.custom_total_gross_budget end)`;
