/**
 * Every sentence the product says about a rule, a refusal or a result, in one place, because screen
 * and server say the same words. Spelling is part of the agreement with our users: change it here.
 */
export const catalogue = {
  // fields
  'field.required': 'This field can not be empty',
  'field.minLength': 'This field is at least {min} characters',
  'field.maxLength': 'This field is max {max} characters',
  'field.minValue': "Value can't be lower then {min}",
  'field.url': 'Provided url is invalid',
  'field.between': 'Must be between {min} and {max}',
  'field.atLeastFilled': 'At least {n} inputs should be filled in this group',
  'field.amount': 'Provided amount has invalid format',
  'field.email': 'Provided email address is invalid',
  'field.unknown': 'This value is not known here',
  'field.malformed': 'This value has the wrong form',
  'select.noMatch': 'Sorry, no matching options',

  // requests
  'request.invalid': 'Some of the data sent was invalid. Please check it and try again.',
  'request.tooLarge': 'The request is larger than {limit}.',
  'request.unsupportedMedia': 'This kind of content is not accepted here.',
  'request.foreignOrigin': 'This request did not come from Posthorn and was refused.',
  'request.csrf': 'This page was open for too long. Please reload it and try again.',
  'request.tooMany': 'Too many requests. Please try again in {seconds} seconds.',
  'request.tooManyStreams': 'Posthorn is open in too many windows. Please close some.',
  'request.busy': 'Posthorn is very busy right now. Please try again in a moment.',
  'request.notFound': 'We could not find what you asked for.',
  'request.stale': 'Somebody else changed this in the meantime. Please look at the new version.',
  'request.conflict': 'This is not possible in the current state.',
  'request.failed':
    'Something went wrong on our side. Please try again; if it keeps happening, send us the request id.',
  'request.databaseGone':
    'Posthorn cannot reach its database right now. Please try again in a moment.',
  'request.storageFull':
    'There is no room left to store this. Please tell the people who run Posthorn.',
  'request.shuttingDown': 'Posthorn is restarting. Please try again in a moment.',
  'request.unknown': 'Unknown error',
  'request.status': 'Something went wrong ({status}: {statusText})',
  'request.noResponse': 'No response from the server. Please check your connection.',

  // sign-in and rights
  'session.missing': 'Please sign in to go on.',
  'session.localRefused': 'Local auth not allowed in production',
  'session.unknownPerson': 'Nobody with this email address can sign in here.',
  'session.providerRefused': 'The sign-in was not completed. Please try again.',
  'session.providerAway':
    'The sign-in page of your organisation does not answer. Please try again in a moment.',
  'session.providerEmailUnverified':
    'Your email address is not verified by your identity provider.',
  'permission.role': 'Your role does not allow this.',
  'account.noneSelected': 'No selected account found',
  'campaign.otherAccount': 'This campaign is not associated with the current account',

  // workspaces and members
  'workspace.nameMissing': 'Please give your workspace name first',
  'workspace.nameTaken': 'There is already a workspace with this name',
  'workspace.hasCampaigns': 'A workspace with campaigns can not be removed',
  'workspace.last': 'At least one workspace must exist',
  'workspace.memberAlready': 'This user is already in the workspace',
  'workspace.noSuchUser': 'Unable to find this user. Please change your search.',
  'workspace.everybodyIn': 'Everybody in this account is already in this workspace',
  'member.unknown': 'This user is not a member of the account',
  'member.promoteNeedsEditor': 'Only an editor can be made an admin',
  'member.demoteNeedsAdmin': 'Only an admin can be made an editor',
  'member.lastAdmin': 'At least one admin must remain in the account',
  'member.nowAdmin': '{name} is now an admin',
  'member.nowEditor': '{name} is now an editor',

  // notifications
  'notification.none': 'You don’t have any notifications, yet',

  // campaigns
  'campaign.untitled': 'Untitled Campaign',
  'campaign.noMore': 'No more campaigns',
  'campaign.idCopied': 'Id copied',
  'campaign.idNotCopied': 'Your browser did not allow copying. The id is {id}.',
} as const;

export type MessageCode = keyof typeof catalogue;
