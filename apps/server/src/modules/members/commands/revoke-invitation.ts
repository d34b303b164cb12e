import { fullName, invitationState, invitedName, revocationBlockers } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { auditVisitor } from '../audit-visitor.ts';
import { findInvitation, markRevoked } from '../invitations/repository.ts';
import { datesOf } from '../presenter.ts';
import { lockMembers } from '../repository.ts';

/** Revoking twice is the same as once. */
export function revokeInvitation(
  deps: Deps,
  request: { accountId: string; personId: string; invitationId: string },
): Promise<void> {
  const { accountId, personId, invitationId } = request;
  return inTransaction(deps, async (tx) => {
    const { caller } = await lockMembers(tx, accountId, { personId, needs: 'member.invite' });
    const invitation = await findInvitation(tx, accountId, invitationId);
    if (!invitation) throw notFound();
    const state = invitationState(datesOf(invitation), deps.now());
    if (state === 'revoked') return;
    refuseWhen(revocationBlockers(state), 'conflict');
    await markRevoked(tx, invitationId, deps.now());
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'invitation',
      entityId: invitationId,
      action: 'removed',
      before: { name: invitedName(invitation) },
      tells: { admins: true },
    });
    await auditVisitor(tx, accountId, caller, {
      action: 'invitationRevoked',
      before: { person: fullName(invitation), email: invitation.email },
    });
  });
}
