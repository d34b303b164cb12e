/** What can be opened and done from the search, on every page. */
export const commandTexts = {
  recentLabel: '{title} #{hash}',
  recent: 'Opened last',
  thisCampaign: 'This campaign',
  goTo: 'Go to',
  createGroup: 'Create',
  workspaces: 'Workspaces',
  accounts: 'Accounts',
  theme: 'Theme',
  createCampaign: 'Create a campaign',
  createFromTemplate: 'Create a campaign from a template',
  createFromVacancy: 'Create a campaign from a vacancy page',
  figures: 'Figures of {workspace}',
  configuration: 'Configuration',
  ads: 'Ads',
  campaignFigures: 'Figures',
  themeNamed: 'Theme: {name}',
} as const;
