import { fullName, invitationState, invitedName, resendBlockers } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { auditVisitor } from '../audit-visitor.ts';
import { newLink } from '../invitations/link.ts';
import { postInvitation } from '../invitations/post-invitation.ts';
import { findInvitation, renewInvitation } from '../invitations/repository.ts';
import { datesOf } from '../presenter.ts';
import { lockMembers } from '../repository.ts';

/** A new letter with a new link and the whole time anew; the link before it stops working. */
export function resendInvitation(
  deps: Deps,
  request: { accountId: string; personId: string; invitationId: string },
) {
  const { accountId, personId, invitationId } = request;
  return inTransaction(deps, async (tx) => {
    const { caller } = await lockMembers(tx, accountId, { personId, needs: 'member.invite' });
    const invitation = await findInvitation(tx, accountId, invitationId);
    if (!invitation) throw notFound();
    const state = invitationState(datesOf(invitation), deps.now());
    refuseWhen(resendBlockers(state, invitation.sent_at, deps.now()), 'conflict');
    const { url, kept } = newLink(deps);
    await renewInvitation(tx, invitationId, kept);
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'invitation',
      entityId: invitationId,
      action: 'changed',
      after: { name: invitedName(invitation), sentAgain: true },
      tells: { admins: true },
    });
    await auditVisitor(tx, accountId, caller, {
      action: 'invitationSentAgain',
      after: { person: fullName(invitation), email: invitation.email },
    });
    await postInvitation(tx, { accountId, inviter: caller, invited: invitation, url });
    return { ...invitation, sent_at: kept.sentAt, expires_at: kept.expiresAt };
  });
}
