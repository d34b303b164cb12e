import {
  tidyLine,
  workspaceNameFindings,
  workspaceNameTaken,
  workspaceSlug,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  findWorkspace,
  insertWorkspace,
  insertWorkspaceMember,
  lockWorkspaces,
} from '../repository.ts';

export function createWorkspace(
  deps: Deps,
  request: { accountId: string; personId: string; name: string },
) {
  const { accountId, personId } = request;
  const name = tidyLine(request.name);
  refuseWhen(workspaceNameFindings(name));
  return inTransaction(deps, async (tx) => {
    const existing = await lockWorkspaces(tx, accountId);
    refuseWhen(workspaceNameTaken(name, existing), 'conflict');
    const slug = workspaceSlug(
      name,
      existing.map((workspace) => workspace.slug),
    );
    const { id } = await insertWorkspace(tx, accountId, { name, slug });
    await insertWorkspaceMember(tx, accountId, { workspaceId: id, personId });
    await recordChange(tx, {
      accountId,
      workspaceId: id,
      personId,
      kind: 'workspace',
      entityId: id,
      action: 'created',
      after: { name, slug },
      tells: { workspaceId: id },
    });
    const workspace = await findWorkspace(tx, accountId, id);
    if (!workspace) throw notFound();
    return workspace;
  });
}
