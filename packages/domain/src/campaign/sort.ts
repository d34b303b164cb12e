/** What the overview can be sorted by; a minus means descending. */
export const campaignSorts = ['startDate', '-startDate', 'endDate', '-endDate'] as const;
export type CampaignSort = (typeof campaignSorts)[number];

/** So many rows come with each piece of a list. */
export const CAMPAIGNS_PER_PAGE = 10;
export const ERRORED_PER_PAGE = 10;
