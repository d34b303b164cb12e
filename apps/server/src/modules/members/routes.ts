import type { Handlers } from '../../platform/api/handler.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { changeRole } from './commands/change-role.ts';
import { inviteMember } from './commands/invite-member.ts';
import { removeMember } from './commands/remove-member.ts';
import { resendInvitation } from './commands/resend-invitation.ts';
import { revokeInvitation } from './commands/revoke-invitation.ts';
import { listInvitations } from './invitations/repository.ts';
import { listMemberActivity } from './list-activity.ts';
import { presentInvitation, presentMember, presentPeople } from './presenter.ts';
import { listMembers } from './repository.ts';

export const memberHandlers = {
  async listMembers({ account, deps }) {
    const { db } = deps.connection;
    const [members, invited] = await Promise.all([
      listMembers(db, account.id),
      listInvitations(db, account.id),
    ]);
    return presentPeople(members, invited, deps.now());
  },

  async listMemberActivity({ account, deps }) {
    return listMemberActivity(deps.connection.db, account.id);
  },

  async promoteMember({ account, person, body, deps }) {
    return presentMember(
      await changeRole(deps, {
        accountId: account.id,
        personId: person.id,
        memberId: body.user_id,
        role: 'admin',
      }),
    );
  },

  async demoteMember({ account, person, params, deps }) {
    return presentMember(
      await changeRole(deps, {
        accountId: account.id,
        personId: person.id,
        memberId: params.userId,
        role: 'editor',
      }),
    );
  },

  async removeMember({ account, person, params, deps }) {
    await removeMember(deps, {
      accountId: account.id,
      personId: person.id,
      memberId: params.userId,
    });
  },

  async inviteMember({ account, person, body, deps }) {
    const request = { accountId: account.id, personId: person.id, ...body };
    return presentInvitation(await inviteMember(deps, request), deps.now());
  },

  async resendInvitation({ account, person, params, deps }) {
    const { invitationId } = params;
    const request = { accountId: account.id, personId: person.id, invitationId };
    return presentInvitation(await resendInvitation(deps, request), deps.now());
  },

  async revokeInvitation({ account, person, params, deps }) {
    const { invitationId } = params;
    await revokeInvitation(deps, { accountId: account.id, personId: person.id, invitationId });
  },

  async acceptInvitation({ person, params, deps }) {
    const request = { token: params.invitationId, personId: person?.id };
    return { redirect_to: await acceptInvitation(deps, request) };
  },
} satisfies Partial<Handlers>;
