/** What a template says about a campaign, as it is called in a comparison. */
export const templateFieldTexts = {
  type: 'Campaign type',
  title: 'Title',
  audience: 'People',
  locations: 'Locations',
  goal: 'Goal',
  targetUrl: 'Landing page',
  poNumber: 'PO number',
  language: 'Language',
  runtime: 'Runtime',
  budget: 'Budget',
  channels: 'Channels',
  facebookPage: 'Facebook page',
  instagramPage: 'Instagram page',
  linkedinPage: 'LinkedIn page',
  days: { one: '{n} day', other: '{n} days' },
} as const;
