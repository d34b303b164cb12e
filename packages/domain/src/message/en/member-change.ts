/** Lines of the log of users: each is the end of a sentence that begins with a name. */
export const memberChangeTexts = {
  invited: 'invited {name} as an {role}',
  sentAgain: 'sent the invitation of {name} again',
  revoked: 'revoked the invitation of {name}',
  accepted: 'accepted the invitation and is now an {role}',
  madeRole: 'made {name} an {role}',
  removed: 'removed {name} from the account',
  left: 'left Posthorn and was erased',
  workspaceAdded: 'added {name} to the workspace {workspace}',
  workspaceRemoved: 'took {name} out of the workspace {workspace}',
  changed: 'changed the users of the account',
} as const;
