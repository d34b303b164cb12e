/** What is left to do in the configuration of a campaign, as something a person does. */
export const campaignTaskTexts = {
  title: 'Give the campaign a title',
  jobProfiles: 'Choose the job you advertise',
  functionGroup: 'Choose a function group',
  campaignGoal: 'Choose a goal',
  locations: 'Choose where to advertise',
  startEndDate: 'Choose when it runs',
  landingPage: 'Enter the page of the vacancy',
  poNumber: 'Enter the PO number',
  referenceNumber: 'Enter the reference number',
  language: 'Choose a language',
} as const;
