/** The search over all campaigns. */
export const campaignSearchTexts = {
  searching: 'Searching',
  searchRules: 'Capitals and accents do not matter. Campaigns of all your workspaces are searched.',
  searchHint: 'Try a part of the title, the id, the PO number or a location.',
  campaignsFound: 'Campaigns found',
  searchPlaceholder: 'Search by title, id, PO number or location',
  esc: 'Esc',
  closeTheSearch: 'Close the search',
  toMove: 'to move',
  toOpen: 'to open',
  toClose: 'to close',
  moreThanNFound: 'More than {n} campaigns found',
  nCampaignsFound: { one: '{n} campaign found', other: '{n} campaigns found' },
} as const;
