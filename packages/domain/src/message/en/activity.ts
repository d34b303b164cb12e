/** The activity log of a campaign. */
export const activityTexts = {
  activityLog: 'Activity log',
  searchTheActivityLog: 'Search the activity log',
  datePersonOrChange: 'Date, person or change',
  loadingTheActivityLog: 'Loading the activity log',
  nothingHasHappenedYet: 'Nothing has happened yet',
  emptyLog: 'Every change of this campaign appears here.',
  nothingMatchesYourSearch: 'Nothing matches your search',
  clearTheSearch: 'Clear the search',
  searchHint: 'Try a date, a name or a word of the change.',
  nOfCountEntries: '{n} of {count} entries',
  date: 'Date',
  description: 'Description',
  activityOfCampaignTitle: 'Activity of {campaignTitle}',
  activity: 'Activity',
} as const;
