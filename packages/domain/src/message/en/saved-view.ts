/** What is wrong with a view of the overview that is to be saved. */
export const savedViewTexts = {
  tooMany: 'You have {max} views here. Please delete one that you do not use any more.',
  onlyAdminsShare: 'Only admins share views with everyone in the account',
} as const;
