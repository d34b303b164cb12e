/** What menus offer for a campaign, and what is asked before it happens. */
export const campaignCommandTexts = {
  edit: 'Edit',
  stopConsequence:
    'Its ads stop showing and it can not be resumed. Ads, figures and the activity log stay.',
  duplicate: 'Duplicate',
  openCopy: 'Open copy',
  resumeConsequence:
    'Its ads show again and spend what is left of the budget. Ads, dates and figures stay as they are.',
  activityLog: 'Activity log',
  applications: 'Applications',
  pauseConsequence:
    'Its ads stop showing and nothing more is spent. Ads, budget and figures stay, and you can resume it at any time.',
  deleteName: 'Delete {name}?',
  deleteConsequence:
    'The campaign and everything that was set up in it will be gone for good. Templates, packages and media stay.',
  deleteCampaign: 'Delete campaign',
} as const;
