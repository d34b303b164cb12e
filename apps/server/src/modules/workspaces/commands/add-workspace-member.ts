import { addedToWorkspaceLetter, finding, fullName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import * as repository from '../repository.ts';

export function addWorkspaceMember(
  deps: Deps,
  request: { accountId: string; personId: string; workspaceId: string; newMemberId: string },
) {
  const { accountId, workspaceId, personId, newMemberId } = request;
  return inTransaction(deps, async (tx) => {
    const person = await repository.findAccountMember(tx, accountId, newMemberId);
    if (!person) {
      refuseWhen([finding('member.unknown', 'user_id')]);
      throw notFound();
    }
    const added = await repository.insertWorkspaceMember(tx, accountId, {
      workspaceId,
      personId: newMemberId,
    });
    if (!added) refuseWhen([finding('workspace.memberAlready', 'user_id')], 'conflict');
    const workspace = await repository.findWorkspace(tx, accountId, workspaceId);
    if (!workspace) throw notFound();
    await recordChange(tx, {
      accountId,
      workspaceId,
      personId,
      kind: 'workspace',
      entityId: workspaceId,
      action: 'changed',
      after: { memberAdded: newMemberId, name: fullName(person), workspace: workspace.name },
      tells: { workspaceId },
    });
    if (newMemberId !== personId) {
      const facts = { firstName: person.first_name, workspace: workspace.name };
      await postMail(tx, { to: person.email, ...addedToWorkspaceLetter(facts) });
    }
    const member = await repository.findWorkspaceMember(tx, accountId, workspaceId, newMemberId);
    if (!member) throw notFound();
    return member;
  });
}
