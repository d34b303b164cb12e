/** Everything cached about an account lives under this key, so that it can be forgotten together. */
export const accountKey = (accountId: string) => ['account', accountId] as const;

/** The list of templates, and one of them with everything that belongs to it. */
export const savedViewsKey = (accountId: string) =>
  [...accountKey(accountId), 'saved-views'] as const;
export const templatesKey = (accountId: string) => [...accountKey(accountId), 'templates'] as const;
export const templateKey = (accountId: string, templateId: string) =>
  [...accountKey(accountId), 'template', templateId] as const;

export const packagesKey = (accountId: string) => [...accountKey(accountId), 'packages'] as const;

/** The job lists, and one of them with its jobs and readings. */
export const jobListsKey = (accountId: string) => [...accountKey(accountId), 'job-lists'] as const;
export const jobListKey = (accountId: string, jobListId: string) =>
  [...accountKey(accountId), 'job-list', jobListId] as const;

/** The applications to a campaign, and what belongs to them. */
export const applicationsKey = (accountId: string, campaignId: string) =>
  [...accountKey(accountId), 'applications', campaignId] as const;

/** Lists of dynamic campaigns, and single ones. */
export const dynamicCampaignsKey = (accountId: string) =>
  [...accountKey(accountId), 'dynamicCampaigns'] as const;
