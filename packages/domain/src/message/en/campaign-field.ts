/** What the fields of a campaign are called. */
export const campaignFieldTexts = {
  title: 'Title',
  jobProfiles: 'Job profiles',
  functionGroup: 'Function group',
  campaignGoal: 'Goal',
  locations: 'Locations',
  startEndDate: 'Start and end date',
  landingPage: 'Landing page',
  poNumber: 'PO number',
  referenceNumber: 'Reference number',
  language: 'Language',
} as const;
