export { filledAd } from './ad/filled-ad.ts';
export { type AdRow, fromAds } from './ad/from-ads.ts';
export {
  budgetColumns,
  budgetsOf,
  pageColumnNames,
  pageColumns,
  pagesOf,
} from './campaign/columns.ts';
export {
  erroredCampaignsStatement,
  retryableRequestsStatement,
  sharedErrorsStatement,
} from './campaign/errored-statement.ts';
export {
  campaignFiguresStatement,
  workspaceFiguresStatement,
} from './campaign/figures-statement.ts';
export * from './campaign/hash.ts';
export * from './campaign/list-statement.ts';
export { moveWorkspaceSums } from './campaign/move-sums.ts';
export { columnsToPublish, publishedColumns } from './campaign/published.ts';
export * from './campaign/search-statement.ts';
export { spendableBudget } from './campaign/spendable-budget.ts';
export { unsettledChannels } from './campaign/unsettled-channels.ts';
export {
  countApplications,
  lockCampaigns,
  noteTold,
  writeFigures,
} from './campaign/write-figures.ts';
export * from './connect.ts';
export { type DynamicFigure, writeDynamicFigures } from './dynamic-campaign/write-figures.ts';
export {
  book,
  findFreeMoney,
  findUnlimitedMoney,
  lockBalance,
  settleCampaigns,
  settleDynamicCampaign,
} from './finance/ledger.ts';
export type { JobContent } from './job-list/tables.ts';
export { formOfRow, type LeadFormRow } from './lead-form/form-of-row.ts';
export * from './migrate.ts';
export * from './product-time.ts';
export { givenUpChannels } from './publication/given-up.ts';
export { isInReview } from './publication/in-review.ts';
export type { AdStates } from './publication/tables.ts';
export { findNamedPlace } from './reference/find-named-place.ts';
export * from './reference/job-titles.ts';
export * from './reference/load-reference.ts';
export * from './reference/local-names.ts';
export * from './reference/places-around.ts';
export * from './reference/search-places.ts';
export * from './reference/search-profiles.ts';
export * from './report/report-statement.ts';
export type { Database } from './schema.ts';
