/** What can be done with a campaign, as menus and buttons say it. */
export const campaignActionTexts = {
  deploy: 'Deploy',
  deployCampaign: 'Deploy campaign',
  approveAndLaunch: 'Approve and launch',
  redeploy: 'Redeploy',
  resume: 'Resume',
  pause: 'Pause',
  boost: 'Boost',
  extend: 'Extend',
  changeTemplate: 'Change template',
  stop: 'Stop',
  delete: 'Delete',
  finish: 'Finish',
  fail: 'Fail',
} as const;
