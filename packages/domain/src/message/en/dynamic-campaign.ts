/** What is wrong with a dynamic campaign. */
export const dynamicCampaignTexts = {
  noPixel: 'No pixel is implemented',
  capTooLow: 'Value is too low for your campaign to perform well. Consider increasing your {label}',
  otherType: 'This goal belongs to another type of campaign',
  locked:
    'This campaign has been deployed: only its daily budget can be changed. Stop it and create another one to change the rest.',
  withoutJobs:
    'There is no job in this job list that could be advertised. Please choose another list, or look at its feeds.',
  jobListGone: 'This job list no longer exists. Please choose another one.',
  withoutCatalogues:
    'The ad account on Facebook may not keep catalogs of jobs yet. An admin can ask for it there and connect it again in the settings.',
  tooMany:
    'An account can have {max} dynamic campaigns. Please delete drafts that are not used any more.',
} as const;
