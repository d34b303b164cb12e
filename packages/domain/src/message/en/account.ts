/** Accounts and switching between them. */
export const accountTexts = {
  noneSelected: 'No selected account found',
} as const;
