/** What is wrong with a token of the API, or with a call that is made with one. */
export const apiTokenTexts = {
  withoutRights: 'Please choose at least one right',
  tooMany: 'An account can have {max} tokens. Please delete one that is not used any more.',
  onlyMembers: 'Tokens belong to members of the account. You are visiting it.',
  notAllowed: 'This token has no right to do this',
  needsPerson: 'This can only be done by a person who is signed in, not with a token',
} as const;
