import { type ChannelAmounts, totalOf } from '@posthorn/domain';

/** What a campaign may spend, as it is sent; a channel without an amount gets nothing. */
export const budgetBody = (amounts: ChannelAmounts) => ({
  total_gross_budget_in_cents: totalOf(amounts),
  facebook_amount: amounts.facebook ?? 0,
  google_display_amount: amounts.googleDisplay ?? 0,
  google_search_amount: amounts.googleSearch ?? 0,
  linkedin_amount: amounts.linkedIn ?? 0,
});
