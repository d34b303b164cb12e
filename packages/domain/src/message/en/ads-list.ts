/** The ads of a campaign or template as a compact list. */
export const adsListTexts = {
  view: 'List',
  list: 'List of ads',
  search: 'Search in the texts of ads',
  filter: 'Which ads are listed',
  unwell: 'To be mended',
  all: 'All',
  shown: { one: '{n} ad', other: '{n} ads' },
  chosen: { one: '{n} ad chosen', other: '{n} ads chosen' },
  choose: 'Choose {ad}',
  delete: 'Delete',
  deleteTitle: { one: 'Delete {n} ad?', other: 'Delete {n} ads?' },
  deleted: { one: '{n} ad was deleted', other: '{n} ads were deleted' },
} as const;
