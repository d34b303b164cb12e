/** The reports of an account: their names in the menu, and what is said while they come. */
export const reportTexts = {
  channels: 'Campaign channel report',
  campaigns: 'Campaign reports',
  failed: 'Cannot generate report. Please try again later.',
  preparing: 'Preparing the report',
  received: '{megabytes} MB so far',
  downloaded: 'Report downloaded',
} as const;
