/** What the first screen says of campaigns; apart from the many texts of their configuration. */
export const campaignListTexts = {
  poNumber: 'PO {poNumber}',
  untitled: 'Untitled Campaign',
  hasErrors: 'There are one or more errors in this campaign',
  noneInFilters: 'No campaigns match these filters',
  noneInFilter: 'No campaigns with this status',
  noneWithErrors: 'No campaigns need attention',
  noMore: 'No more campaigns',
} as const;
