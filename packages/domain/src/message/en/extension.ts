/** More days and more money for a launched campaign: what is wrong with them. */
export const extensionTexts = {
  tooEarly: 'The end date can not be before {date}',
  tooLate: 'The end date can be {date} at the latest',
  nothing: 'Please add budget or choose a later end date',
  noAmount: 'Please enter how much is added',
  endedForGood:
    '{channels} can not be shown again once the last day is over. Please duplicate the campaign instead.',
  channelClosed: '{channel} can not get more money, because it has no budget or no ads here',
  requires: '{channel} requires minimum {amount} {currency}',
  endChanged: 'The end date is {date} now. Please look at it again.',
} as const;
