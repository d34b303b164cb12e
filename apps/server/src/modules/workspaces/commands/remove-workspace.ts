import { workspaceRemovalBlockers } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { countCampaigns, deleteWorkspace, lockWorkspaces } from '../repository.ts';

export function removeWorkspace(
  deps: Deps,
  request: { accountId: string; personId: string; workspaceId: string },
) {
  const { accountId, workspaceId, personId } = request;
  return inTransaction(deps, async (tx) => {
    const all = await lockWorkspaces(tx, accountId);
    const workspace = all.find((candidate) => candidate.id === workspaceId);
    if (!workspace) throw notFound();
    const campaignCount = await countCampaigns(tx, accountId, workspaceId);
    refuseWhen(workspaceRemovalBlockers({ campaignCount, workspaceCount: all.length }), 'conflict');
    await deleteWorkspace(tx, accountId, workspaceId);
    await recordChange(tx, {
      accountId,
      workspaceId,
      personId,
      kind: 'workspace',
      entityId: workspaceId,
      action: 'removed',
      before: { name: workspace.name, slug: workspace.slug },
      tells: { workspaceId },
    });
  });
}
