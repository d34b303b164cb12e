/** Figures that the overview can show of each campaign. */
export const listFigures = [
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'leads',
  'cpl',
  'spendOfBudget',
] as const;
export type ListFigure = (typeof listFigures)[number];

/** What else it can show of each: about the campaign, and how it is kept apart from others. */
export const detailColumns = [
  'locations',
  'functionGroup',
  'workspace',
  'poNumber',
  'template',
] as const;
export type DetailColumn = (typeof detailColumns)[number];

export const sortColumns = [
  'startDate',
  'endDate',
  'budget',
  'spend',
  /** What its goal counts, and what one of it cost. */
  'result',
  'resultCost',
  ...listFigures,
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** What the overview can be sorted by; a minus means descending. */
export type CampaignSort = SortColumn | `-${SortColumn}`;
export const campaignSorts = sortColumns.flatMap((column) => [column, `-${column}`] as const);

/** So many rows come with each piece of a list. */
export const CAMPAIGNS_PER_PAGE = 10;
/** So many campaigns are fetched to be changed together: one after another, they take a minute or so. */
export const BULK_CAMPAIGNS_MAX = 200;
export const ERRORED_PER_PAGE = 10;
