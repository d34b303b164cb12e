/** Invitations to an account. */
export const invitationTexts = {
  memberAlready: "{email} is already registered as a user's email address",
  sentAlready: 'An invitation to {email} has already been sent',
  sentTo: 'Invitation sent to {name}',
  sentAgainTo:
    'A new invitation was sent to {name}. The link of the earlier one does not work any more.',
  revokedFor: 'The invitation of {name} was revoked',
  sentJustNow: 'An invitation was sent a moment ago. Please try again in {seconds} s.',
  over: 'This invitation was accepted or revoked in the meantime',
  workspaceMissing: 'Choose at least one workspace',
  workspaceUnknown: 'One of the workspaces does not exist any more. Please choose again.',
  unknown:
    'This link does not work. Part of it may be missing, or a newer e-mail with another link has replaced it. Open the link from the newest e-mail, or ask the person who invited you to send the invitation again.',
  expired:
    'An invitation is good for {days} days, and this one is older. Ask the person who invited you to send it again.',
  revoked:
    'This invitation was taken back. If you think that is a mistake, ask the person who invited you.',
  used: 'This invitation was accepted before, and the membership has ended since. Ask an admin of the account for a new invitation.',
  otherPerson:
    'You are signed in as {email}, but this invitation was sent to {invitedEmail}. Only that address can accept it.',
  acceptTitle: 'Invitation to Posthorn',
  accepting: 'Accepting the invitation',
  expiredTitle: 'This invitation has expired',
  usedTitle: 'This invitation was used before',
  revokedTitle: 'This invitation was taken back',
  unknownTitle: 'This invitation was not found',
  otherPersonTitle: 'This invitation is for someone else',
  signInAsOther: 'Sign in as someone else',
  afterSigningOut:
    'You are signed out first. If you do not come back here by yourself, open the link in the e-mail again.',
  toPosthorn: 'Go to Posthorn',
} as const;
