import type { Tx } from '@posthorn/db';
import {
  finding,
  fullName,
  invitationState,
  invitedName,
  inviteFindings,
  type Role,
  tidyLine,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { auditVisitor } from '../audit-visitor.ts';
import { newLink } from '../invitations/link.ts';
import { postInvitation } from '../invitations/post-invitation.ts';
import {
  findInvitation,
  findOpenInvitation,
  insertInvitation,
  markRevoked,
} from '../invitations/repository.ts';
import { datesOf } from '../presenter.ts';
import { findWorkspaces, isMemberAddress, lockMembers } from '../repository.ts';

interface InviteRequest {
  accountId: string;
  personId: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  email: string;
  role: Role;
  workspaces: readonly string[];
}

export function inviteMember(deps: Deps, request: InviteRequest) {
  const { accountId, personId, email, role } = request;
  const slugs = [...new Set(request.workspaces)];
  const first_name = tidyLine(request.first_name ?? '');
  const last_name = tidyLine(request.last_name ?? '');
  refuseWhen(inviteFindings({ first_name, last_name, email, role, workspaces: slugs }));
  return inTransaction(deps, async (tx) => {
    const { caller } = await lockMembers(tx, accountId, { personId, needs: 'member.invite' });
    const workspaces = await findWorkspaces(tx, accountId, slugs);
    if (workspaces.length < slugs.length) {
      refuse(finding('invitation.workspaceUnknown', 'workspaces'));
    }
    const invitation = await sendInvitation(deps, tx, {
      ...{ accountId, personId, first_name, last_name, email, role, workspaces },
      inviter: caller,
    });
    await auditVisitor(tx, accountId, caller, {
      action: 'userInvited',
      after: { person: fullName({ first_name, last_name }), email, role },
    });
    return invitation;
  });
}

interface Invitation {
  accountId: string;
  personId: string;
  inviter: { first_name: string; last_name: string; email: string };
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  workspaces: readonly { id: string; name: string }[];
}

/** Keeps an invitation and posts its letter. To be called with the account locked, by those who may invite. */
export async function sendInvitation(deps: Deps, tx: Tx, invited: Invitation) {
  const { accountId, personId, inviter, first_name, last_name, email, role, workspaces } = invited;
  if (await isMemberAddress(tx, accountId, email)) {
    refuse(finding('invitation.memberAlready', 'email', { email }), 'conflict');
  }
  const earlier = await findOpenInvitation(tx, accountId, email);
  // A late one is of no use to anyone: the new one takes its place.
  if (earlier && invitationState(datesOf(earlier), deps.now()) === 'expired') {
    await markRevoked(tx, earlier.id, deps.now());
  }
  const { url, kept } = newLink(deps);
  const id = await insertInvitation(tx, {
    ...{ accountId, email, first_name, last_name, role, ...kept },
    workspaceIds: workspaces.map((workspace) => workspace.id),
    invitedBy: personId,
  });
  if (!id) return refuse(finding('invitation.sentAlready', 'email', { email }), 'conflict');
  await recordChange(tx, {
    accountId,
    workspaceId: null,
    personId,
    kind: 'invitation',
    entityId: id,
    action: 'created',
    after: {
      name: invitedName({ first_name, last_name, email }),
      role,
      workspaces: workspaces.map((workspace) => workspace.name),
    },
    tells: { admins: true },
  });
  await postInvitation(tx, { accountId, inviter, invited: { first_name, email, role }, url });
  const invitation = await findInvitation(tx, accountId, id);
  if (!invitation) throw notFound();
  return invitation;
}
