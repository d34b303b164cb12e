/** What is wrong with a job list. */
export const jobListTexts = {
  withoutFeeds: 'A job list needs at least one feed',
  templateMissing: 'Choose a template for this job list',
  withoutTemplate:
    "'{name}' could not be updated. There is no template associated with this Job List.",
  notChecked: 'Please upload this feed first: only feeds that were checked can be added',
  advertised:
    "This job list can not be deleted while '{title}' advertises its jobs. Please stop that campaign first.",
  tooMany: 'An account can have {max} job lists. Please delete one that is not used any more.',
  tooManyFeeds: 'A job list can have {max} feeds.',
  notRead:
    'The feed could not be read because of a fault of ours. It is tried again in {minutes} minutes.',
  interrupted: 'Reading the feed was interrupted; it begins again by itself.',
} as const;
