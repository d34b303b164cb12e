import {
  can,
  demotionBlockers,
  fullName,
  promotionBlockers,
  type Role,
  roleChangedLetter,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { auditVisitor } from '../audit-visitor.ts';
import { takeBackAsCaller } from '../invitations/take-back.ts';
import { findMember, lockMembers, setRole } from '../repository.ts';

/** Editor to admin or back; the domain says when. */
export function changeRole(
  deps: Deps,
  request: { accountId: string; personId: string; memberId: string; role: Role },
) {
  const { accountId, memberId, role } = request;
  return inTransaction(deps, async (tx) => {
    const { adminCount, caller } = await lockMembers(tx, accountId, {
      personId: request.personId,
      needs: 'member.changeRole',
    });
    const member = await findMember(tx, accountId, memberId);
    if (!member) throw notFound();
    const facts = { adminCount, isOneself: memberId === request.personId };
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
      after: { role, name: fullName(member) },
      tells: { admins: true, about: memberId },
    });
    const { email } = member;
    await auditVisitor(tx, accountId, caller, {
      action: 'roleChanged',
      before: { role: member.role },
      after: { role, person: fullName(member), email },
    });
    if (!can(role, 'member.invite')) {
      await takeBackAsCaller(tx, caller, { accountId, senderId: memberId });
    }
    await postMail(tx, {
      to: member.email,
      ...roleChangedLetter({ firstName: member.first_name, role }),
    });
    return { ...member, role };
  });
}
