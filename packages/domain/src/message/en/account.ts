/** Accounts and switching between them. */
export const accountTexts = {
  noneSelected: 'No selected account found',
  currentAccount: 'Current account',
  onlyAccount: 'You belong to this account only.',
  otherAccounts: 'Other accounts',
  searchAccounts: 'Search accounts',
  accounts: 'Accounts',
  accountName: 'Account: {name}',
} as const;
