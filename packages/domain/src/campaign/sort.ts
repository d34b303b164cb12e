/** What the overview can be sorted by; a minus means descending. */
export const campaignSorts = ['startDate', '-startDate', 'endDate', '-endDate'] as const;
export type CampaignSort = (typeof campaignSorts)[number];
