/** What is wrong with a webhook, and why nothing could be delivered to it. */
export const webhookTexts = {
  notSecure: 'The address has to begin with https://',
  withoutEvents: 'Please choose at least one event',
  onlyMembers: 'Webhooks are set up by members of the account. You are visiting it.',
  tooMany: 'An account can have {max} webhooks. Please delete one that is not used any more.',
  switchedOff: 'The webhook was switched off',
  secretLost: 'The secret of this webhook can not be read any more. Please add it anew.',
  noPublicHost: 'The address leads to no host on the public internet',
  unreachable: 'No answer: {reason}',
  timeout: 'No answer within {n} seconds',
} as const;
