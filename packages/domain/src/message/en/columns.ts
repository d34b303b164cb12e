/** The chooser of the overview's columns, and what they show of each campaign. */
export const columnsTexts = {
  details: 'About the campaign',
  figures: 'Figures, of all time',
  spendOfBudget: 'Spent of budget',
  spendOfBudgetMeaning: 'Spend as a part of the budget',
  lessThanOnePercent: '<1%',
  percent: '{n}%',
  usual: 'Usual columns',
} as const;
