export { invitationLink } from './invitations/link.ts';
export { memberHandlers } from './routes.ts';
