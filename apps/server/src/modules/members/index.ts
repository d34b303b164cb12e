export { sendInvitation } from './commands/invite-member.ts';
export { invitationLink } from './invitations/link.ts';
export { forgetFinishedInvitations } from './invitations/repository.ts';
export { takeBackInvitations } from './invitations/take-back.ts';
export { memberHandlers } from './routes.ts';
