/** What the goals of campaigns are called. */
export const goalTexts = {
  MAXIMISE_CLICKS: 'Traffic',
  MAXIMISE_IMPRESSIONS: 'Brand awareness',
  MAXIMISE_CONVERSIONS: 'Conversions',
} as const;
