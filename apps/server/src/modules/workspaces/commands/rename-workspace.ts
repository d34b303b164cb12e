import { tidyLine, workspaceNameFindings, workspaceNameTaken } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { presentWorkspace } from '../presenter.ts';
import * as repository from '../repository.ts';

export function renameWorkspace(
  deps: Deps,
  request: {
    accountId: string;
    personId: string;
    workspaceId: string;
    name: string;
    expectedVersion: number | undefined;
  },
) {
  const { accountId, workspaceId, personId } = request;
  const name = tidyLine(request.name);
  refuseWhen(workspaceNameFindings(name));
  return inTransaction(deps, async (tx) => {
    const all = await repository.lockWorkspaces(tx, accountId);
    const before = await repository.findWorkspace(tx, accountId, workspaceId);
    if (!before) throw notFound();
    if (request.expectedVersion !== undefined && request.expectedVersion !== before.version) {
      throw new Refusal('stale', 'request.stale', { current: presentWorkspace(before) });
    }
    if (before.name === name) return before;
    refuseWhen(
      workspaceNameTaken(
        name,
        all.filter((other) => other.id !== workspaceId),
      ),
      'conflict',
    );
    await repository.renameWorkspace(tx, accountId, workspaceId, name);
    await recordChange(tx, {
      accountId,
      workspaceId,
      personId,
      kind: 'workspace',
      entityId: workspaceId,
      action: 'changed',
      before: { name: before.name },
      after: { name },
      tells: { workspaceId },
    });
    return { ...before, name, version: before.version + 1 };
  });
}
