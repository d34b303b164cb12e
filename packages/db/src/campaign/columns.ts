import type { BudgetChannel, ChosenPages } from '@posthorn/domain';

/** The columns that hold what each channel may spend, of campaigns and packages. */
export const budgetColumnNames = {
  facebook: 'facebook_budget',
  googleDisplay: 'google_display_budget',
  googleSearch: 'google_search_budget',
  linkedIn: 'linkedin_budget',
} as const satisfies Record<BudgetChannel, string>;
export type BudgetColumn = (typeof budgetColumnNames)[BudgetChannel];

/** The columns that hold the chosen pages, of campaigns and templates. */
export const pageColumnNames = {
  facebookPageId: 'facebook_page_id',
  instagramPageId: 'instagram_page_id',
  linkedinPageId: 'linkedin_page_id',
} as const satisfies Record<keyof ChosenPages, string>;
type PageColumn = (typeof pageColumnNames)[keyof ChosenPages];

export const budgetsOf = <Amount>(
  row: Record<BudgetColumn, Amount>,
): Record<BudgetChannel, Amount> => ({
  facebook: row.facebook_budget,
  googleDisplay: row.google_display_budget,
  googleSearch: row.google_search_budget,
  linkedIn: row.linkedin_budget,
});

export const budgetColumns = <Amount>(
  amounts: Record<BudgetChannel, Amount>,
): Record<BudgetColumn, Amount> => ({
  facebook_budget: amounts.facebook,
  google_display_budget: amounts.googleDisplay,
  google_search_budget: amounts.googleSearch,
  linkedin_budget: amounts.linkedIn,
});

export const pagesOf = (row: Record<PageColumn, string | null>): ChosenPages => ({
  facebookPageId: row.facebook_page_id,
  instagramPageId: row.instagram_page_id,
  linkedinPageId: row.linkedin_page_id,
});

export const pageColumns = (chosen: ChosenPages): Record<PageColumn, string | null> => ({
  facebook_page_id: chosen.facebookPageId,
  instagram_page_id: chosen.instagramPageId,
  linkedin_page_id: chosen.linkedinPageId,
});
