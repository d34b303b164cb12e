/** What a notification is about, in a word or two: on the page 'Mail', and before the name in a letter. */
export const notificationKindTexts = {
  approved: 'Approved and launched',
  launched: 'Launched',
  partlyFailed: 'Launched in part',
  failed: 'Launch failed',
  adsRefused: 'Ads refused',
  notCarriedOut: 'Change not carried out',
  connectionLost: 'Connection lost',
  paused: 'Paused by a colleague',
  stopped: 'Stopped by a colleague',
  finished: 'Finished',
  nearlySpent: '90% of the money spent',
  applied: 'New application',
  jobAdsFailed: 'Job ads failed',
  vacancyGone: 'Vacancy gone',
  vacancyChanged: 'Vacancy changed',
  underspent: 'Spends too little',
} as const;
