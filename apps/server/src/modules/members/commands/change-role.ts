import { demotionBlockers, promotionBlockers, type Role } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findMember, lockAdmins, setRole } from '../repository.ts';

/** Editor to admin or back; the domain says when. */
export function changeRole(
  deps: Deps,
  request: { accountId: string; personId: string; memberId: string; role: Role },
) {
  const { accountId, memberId, role } = request;
  return inTransaction(deps, async (tx) => {
    const facts = await lockAdmins(tx, accountId);
    const member = await findMember(tx, accountId, memberId);
    if (!member) throw notFound();
    refuseWhen(
      role === 'admin' ? promotionBlockers(member.role) : demotionBlockers(member.role, facts),
      'conflict',
    );
    await setRole(tx, accountId, memberId, role);
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId: request.personId,
      kind: 'membership',
      entityId: memberId,
      action: 'changed',
      before: { role: member.role },
      after: { role },
    });
    await postMail(tx, {
      to: member.email,
      subject: role === 'admin' ? 'You are now an admin' : 'You are now an editor',
      text: `Hello ${member.first_name},\n\nYour role in Posthorn was changed to ${role}. What you see in the application follows it at once.\n`,
    });
    return { ...member, role };
  });
}
