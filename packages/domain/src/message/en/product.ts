/** What customers pay for. */
export const productTexts = {
  jobMarketing: 'Job marketing',
  dynamicAds: 'Dynamic ads',
} as const;
