import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, lockExpected } from '../change-campaign.ts';
import * as repository from '../repository.ts';

export function deleteCampaign(deps: Deps, request: CampaignRequest): Promise<void> {
  const { accountId, campaignId, personId, requestId } = request;
  return inTransaction(deps, async (tx) => {
    const campaign = await lockExpected(tx, request, 'deletion');
    assertAllowed('delete', campaign);
    await repository.deleteCampaign(tx, accountId, campaignId);
    await recordChange(tx, {
      accountId,
      workspaceId: campaign.workspace_id,
      personId,
      requestId,
      kind: 'campaign',
      entityId: campaignId,
      campaignId,
      action: 'removed',
      before: { title: campaign.title, type: campaign.type },
      tells: { workspaceId: campaign.workspace_id },
    });
  });
}
