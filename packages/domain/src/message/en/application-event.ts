/** What is wrong with a choice of what counts as an application. */
export const applicationEventTexts = {
  unnamed: 'Conversion {id}',
  gone: 'Conversion {id}, which the ad account no longer has',
  tooMany: 'Choose at most {max} of them.',
  unknown: 'The ad account does not count this. Choose something else.',
  notConnected: 'No ad account is connected on this network. Connect one first.',
  notAsked: 'This network could not be asked what it counts. Please try again later.',
  otherAdAccount: 'Another ad account was connected meanwhile. Choose again.',
} as const;
