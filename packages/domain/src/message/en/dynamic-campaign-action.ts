/** What can be done with a dynamic campaign, as menus say it, and what is said when it worked. */
export const dynamicCampaignActionTexts = {
  deploy: 'Deploy campaign',
  deployed: 'Your campaign was successfully deployed!',
  deployFailed: 'There was an error deploying your campaign. Please contact support.',
  edit: 'Edit',
  edited: 'Campaign updated successfully',
  resume: 'Resume',
  resumed: 'Your campaign was successfully resumed!',
  pause: 'Pause',
  paused: 'Your campaign was successfully paused!',
  stop: 'Stop',
  stopped: 'Your campaign was successfully stopped!',
  delete: 'Delete',
  deleted: 'Your campaign was successfully deleted!',
  finish: 'Finish',
  created: 'Your campaign was created!',
  createFailed: 'There was an error creating this campaign. Please contact support.',
} as const;
