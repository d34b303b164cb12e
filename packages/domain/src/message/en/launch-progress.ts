/** How far a campaign has come on its networks: the words for a channel, for its form and for an ad. */
export const launchProgressTexts = {
  waiting: 'Waiting',
  waitingBehind: 'Waiting, {n} before it',
  creating: 'Creating {made} of {n}',
  updating: 'Being updated',
  retrying: 'Tried again at {time}',
  published: 'Published',
  paused: 'Paused',
  stopped: 'Ended',
  failed: 'Not published',

  publishedOn: 'Published on {channels}.',
  notPublishedOn: 'Not published on {channels}.',
  adsRefused: { one: 'An ad was refused.', other: '{n} ads were refused.' },

  adWaiting: 'Waiting',
  adCreating: 'Being created',
  adCreated: 'Created',
  adStarting: 'Being started',
  adMissing: 'Not published',
  adInReview: 'In review',
  adScheduled: 'Approved',
  adLive: 'Live',
  adLimited: 'Partly shown',
  adPaused: 'Paused',
  adEnded: 'Ended',
  adRefused: 'Refused',
  adNotShown: 'Not shown',

  formWaiting: 'Waiting',
  formCreating: 'Being created',
  formPublished: 'Published',
  formMissing: 'Not published',

  adScheduledHint: 'It is shown from the first day of the campaign on.',
  adInReviewHint: 'The network looks at it before it shows it.',
  adNotShownHint: 'The network has it and does not show it. Please edit and save it, or redeploy.',
} as const;
