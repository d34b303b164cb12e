/** Members of an account and their roles. */
export const memberTexts = {
  unknown: 'This user is not a member of the account',
  promoteNeedsEditor: 'Only an editor can be made an admin',
  demoteNeedsAdmin: 'Only an admin can be made an editor',
  lastAdmin: 'At least one admin must remain in the account',
  ownRole: 'You can not change your own role. Ask another admin.',
  ownRemoval: 'You can not remove yourself. Ask another admin.',
  removedFromAccount: 'You are no longer a member of {account}',
  roleChanged: 'Your role in this account was changed to {role}',
} as const;
