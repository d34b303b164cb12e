import { moveWorkspaceSums } from '@posthorn/db';
import { seesWholeAccount } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type CampaignRequest, lockExpected, presentFound } from '../change-campaign.ts';
import * as repository from '../repository.ts';

/**
 * Puts a campaign into another workspace, of which the caller must be a member as well. What it counted and
 * cost goes with it: the sums of both workspaces change. On the networks nothing does.
 */
export function moveCampaign(deps: Deps, request: CampaignRequest, slug: string) {
  const { accountId, personId, requestId, campaignId } = request;
  return inTransaction(deps, async (tx) => {
    const row = await lockExpected(tx, request);
    const onlyOf = seesWholeAccount(request.role) ? undefined : personId;
    const target = await repository.lockWorkspaceFor(tx, { accountId, slug, onlyOf });
    if (!target) throw notFound();
    const source = row.workspace_id;
    if (target.id !== source) {
      await repository.updateCampaign(tx, accountId, campaignId, { workspace_id: target.id });
      await moveWorkspaceSums(tx, campaignId, { from: source, to: target.id });
      const former = await repository.findWorkspaceName(tx, accountId, source);
      await recordChange(tx, {
        ...{ accountId, personId, requestId, campaignId },
        workspaceId: target.id,
        kind: 'campaign',
        entityId: campaignId,
        action: 'changed',
        before: { workspace: former },
        after: { workspace: target.name },
        tells: { workspaceId: target.id },
      });
      // Where it was, it is gone; and both workspaces count their campaigns.
      await announce(tx, {
        accountId,
        audience: { workspaceId: source },
        event: { kind: 'campaign', id: campaignId, action: 'changed', by: personId },
      });
      for (const workspaceId of [source, target.id]) {
        await announce(tx, {
          accountId,
          audience: { workspaceId },
          event: { kind: 'workspace', id: workspaceId, action: 'changed', by: personId },
        });
      }
    }
    return presentFound(tx, request);
  });
}
