/** What is wrong with what is entered about accounts and master accounts. */
export const administrationTexts = {
  percentage: 'Please type a percentage with at most two decimals',
} as const;
