import { EMAIL_MAX, MEMBER_NAME_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line, role, slug, timestamp } from '../shapes.ts';

const tag = 'Members';

const member = z.object({
  /** Of the person, or of the invitation while it is pending. */
  id,
  name: z.string(),
  email: z.email(),
  role,
  workspaces: z.array(z.object({ id, name: z.string(), slug })),
  isPending: z.boolean(),
  /** When the letter of a pending invitation went out last; null for members. */
  sentAt: timestamp.nullable(),
  /** Until when a pending invitation can be accepted; null for members. */
  expiresAt: timestamp.nullable(),
  isExpired: z.boolean(),
  /** Who sent a pending invitation, while they are known here; null for members. */
  invitedBy: id.nullable(),
});

const invitationParams = accountParams.extend({ invitationId: id });

export const memberOperations = {
  listMembers: operation({
    method: 'GET',
    path: '/accounts/:accountId/members',
    summary: 'The members of the account, and the people who are invited',
    tag,
    access: { scope: 'account', capability: 'member.list' },
    params: accountParams,
    answer: z.array(member),
  }),
  listMemberActivity: operation({
    method: 'GET',
    path: '/accounts/:accountId/members/activity',
    summary: 'What was changed about members and invitations, by whom; the newest hundred',
    tag,
    access: { scope: 'account', capability: 'member.list' },
    params: accountParams,
    answer: z.array(
      z.object({ id: z.int(), date: timestamp, user: z.string(), message: z.string() }),
    ),
  }),
  promoteMember: operation({
    method: 'POST',
    path: '/accounts/:accountId/admins',
    summary: 'Makes an editor an admin',
    tag,
    access: { scope: 'account', capability: 'member.changeRole' },
    limit: 'letter',
    params: accountParams,
    body: z.object({ user_id: id }),
    answer: member,
  }),
  demoteMember: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/admins/:userId',
    summary: 'Makes an admin an editor',
    tag,
    access: { scope: 'account', capability: 'member.changeRole' },
    limit: 'letter',
    params: accountParams.extend({ userId: id }),
    answer: member,
  }),
  removeMember: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/members/:userId',
    summary: 'Removes a member from the account and from its workspaces',
    tag,
    access: { scope: 'account', capability: 'member.remove' },
    limit: 'letter',
    params: accountParams.extend({ userId: id }),
    kind: 'empty',
  }),
  inviteMember: operation({
    method: 'POST',
    path: '/accounts/:accountId/members/invitations',
    summary: 'Invites a person by e-mail',
    tag,
    access: { scope: 'account', capability: 'member.invite' },
    limit: 'invitation',
    params: accountParams,
    body: z.object({
      first_name: line(MEMBER_NAME_MAX).optional(),
      last_name: line(MEMBER_NAME_MAX).optional(),
      email: z.string().trim().max(EMAIL_MAX).pipe(z.email()),
      role,
      workspaces: z.array(slug).max(1000),
    }),
    status: 201,
    answer: member,
  }),
  resendInvitation: operation({
    method: 'POST',
    path: '/accounts/:accountId/members/invitations/:invitationId/resend',
    summary: 'Sends an invitation again, with a new link that replaces the one before',
    tag,
    access: { scope: 'account', capability: 'member.invite' },
    limit: 'invitation',
    params: invitationParams,
    answer: member,
  }),
  revokeInvitation: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/members/invitations/:invitationId',
    summary: 'Takes an invitation back: its link does not work any more',
    tag,
    access: { scope: 'account', capability: 'member.invite' },
    params: invitationParams,
    kind: 'empty',
  }),
  acceptInvitation: operation({
    method: 'GET',
    path: '/invitations/:invitationId/accept',
    summary:
      'Makes the signed-in person a member, if the invitation was sent to them; LOGIN asks to sign in first',
    tag,
    access: { scope: 'public' },
    limit: 'signIn',
    changesState: true,
    /** Not the id of the list: only the letter says it. */
    params: z.object({ invitationId: z.string().max(200) }),
    answer: z.object({ redirect_to: z.string() }),
  }),
};
