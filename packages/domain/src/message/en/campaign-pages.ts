/** What stands above the pages beside the ads of a campaign. */
export const campaignPagesTexts = {
  toTheAds: 'See the ads',
} as const;
