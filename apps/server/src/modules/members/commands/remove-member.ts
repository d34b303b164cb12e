import { fullName, removalBlockers, removedLetter } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { auditVisitor } from '../audit-visitor.ts';
import { takeBackAsCaller } from '../invitations/take-back.ts';
import { accountName, deleteMember, findMember, lockMembers } from '../repository.ts';

/** Out of the account and its workspaces at once; what the person made stays, but for open invitations. */
export function removeMember(
  deps: Deps,
  request: { accountId: string; personId: string; memberId: string },
): Promise<void> {
  const { accountId, personId, memberId } = request;
  return inTransaction(deps, async (tx) => {
    const { adminCount, caller } = await lockMembers(tx, accountId, {
      personId,
      needs: 'member.remove',
    });
    const member = await findMember(tx, accountId, memberId);
    if (!member) throw notFound();
    const facts = { adminCount, isOneself: memberId === personId };
    refuseWhen(removalBlockers(member.role, facts), 'conflict');
    await deleteMember(tx, accountId, memberId);
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'membership',
      entityId: memberId,
      action: 'removed',
      before: { name: fullName(member), role: member.role },
      tells: { admins: true, about: memberId },
    });
    const { email, role } = member;
    await auditVisitor(tx, accountId, caller, {
      action: 'userRemoved',
      before: { person: fullName(member), email, role },
    });
    await takeBackAsCaller(tx, caller, { accountId, senderId: memberId });
    const account = await accountName(tx, accountId);
    await postMail(tx, {
      to: member.email,
      ...removedLetter({ firstName: member.first_name, account }),
    });
  });
}
