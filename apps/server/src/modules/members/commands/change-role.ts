import {
  can,
  demotionBlockers,
  promotionBlockers,
  type Role,
  roleChangedLetter,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuseWhen } from '../../../platform/refusal.ts';
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
    // A person may have taken the caller's own role between the access check and the lock.
    const caller = await findMember(tx, accountId, request.personId);
    if (!caller || !can(caller.role, 'member.changeRole')) {
      throw new Refusal('forbidden', 'permission.role');
    }
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
      tells: { admins: true, about: memberId },
    });
    await postMail(tx, {
      to: member.email,
      ...roleChangedLetter({ firstName: member.first_name, role }),
    });
    return { ...member, role };
  });
}
