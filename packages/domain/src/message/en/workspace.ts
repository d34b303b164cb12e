/** Workspaces and who is in them. */
export const workspaceTexts = {
  nameMissing: 'Please give your workspace name first',
  nameTaken: 'There is already a workspace with this name',
  hasCampaigns: 'A workspace with campaigns can not be removed',
  last: 'At least one workspace must exist',
  memberAlready: 'This user is already in the workspace',
  noSuchUser: 'Unable to find this user. Please change your search.',
  everybodyIn: 'Everybody in this account is already in this workspace',
} as const;
