/** Members of an account and their roles. */
export const memberTexts = {
  unknown: 'This user is not a member of the account',
  promoteNeedsEditor: 'Only an editor can be made an admin',
  demoteNeedsAdmin: 'Only an admin can be made an editor',
  lastAdmin: 'At least one admin must remain in the account',
  ownRole: 'You can not change your own role. Ask another admin.',
  ownRemoval: 'You can not remove yourself. Ask another admin.',
  former: 'Former member',
  onlyAdminOf: {
    one: 'Nobody else is an admin of {accounts}. Make another user an admin there first, or have the account archived.',
    other:
      'Nobody else is an admin of {accounts}. Make another user an admin there first, or have the accounts archived.',
  },
  onlyMasterAdminOf:
    'Nobody else is an admin of the master account {name}. Those who run Posthorn can add another one first.',
  typeOwnAddress: 'Please type {email} to confirm',
  removedFromAccount: 'You are no longer a member of {account}',
  roleChanged: 'Your role in this account was changed to {role}',
} as const;
