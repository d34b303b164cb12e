/** What stands above the pages beside the ads of a campaign. */
export const campaignPagesTexts = {
  backToTheAds: 'Back to the ads',
} as const;
