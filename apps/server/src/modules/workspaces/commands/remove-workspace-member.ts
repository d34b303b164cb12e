import { fullName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import * as repository from '../repository.ts';

export function removeWorkspaceMember(
  deps: Deps,
  request: { accountId: string; personId: string; workspaceId: string; memberId: string },
): Promise<void> {
  const { accountId, workspaceId, personId, memberId } = request;
  return inTransaction(deps, async (tx) => {
    const member = await repository.findAccountMember(tx, accountId, memberId);
    if (!member) throw notFound();
    const wasIn = await repository.deleteWorkspaceMember(tx, accountId, { workspaceId, memberId });
    // Pressed twice, or by two people at once: it is as both wanted.
    if (!wasIn) return;
    const workspace = await repository.findWorkspace(tx, accountId, workspaceId);
    await recordChange(tx, {
      accountId,
      workspaceId,
      personId,
      kind: 'workspace',
      entityId: workspaceId,
      action: 'changed',
      before: { memberRemoved: memberId, name: fullName(member), workspace: workspace?.name },
      tells: { workspaceId },
    });
  });
}
