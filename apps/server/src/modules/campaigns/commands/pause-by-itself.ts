import { settleCampaigns, type Tx } from '@posthorn/db';
import { moveOf } from '@posthorn/domain';
import { recordChange } from '../../../platform/record.ts';
import { carryOut } from '../carry-out.ts';
import * as repository from '../repository.ts';
import { type CampaignRow, stateOf } from '../state.ts';

/** Pauses a locked campaign without a person, here and on its networks. False where it can not be paused. */
export async function pauseByItself(tx: Tx, row: CampaignRow, now: Date): Promise<boolean> {
  const { id: campaignId, account_id: accountId, workspace_id: workspaceId } = row;
  const campaign = stateOf(row);
  const move = moveOf('pause', {
    status: campaign.status,
    hasErrors: await repository.hasErrors(tx, accountId, campaignId),
    hasUnpublishedChanges: false,
  });
  if (!move) return false;
  const { status, pausedAt } = await carryOut(move, { accountId, campaignId }, campaign, {
    tx,
    now,
  });
  await repository.updateCampaign(tx, accountId, campaignId, { status, paused_at: pausedAt });
  await settleCampaigns(tx, [campaignId]);
  await recordChange(tx, {
    ...{ accountId, workspaceId, personId: null, kind: 'campaign', entityId: campaignId },
    ...{ campaignId, action: 'changed' },
    before: { status: campaign.status },
    after: { status },
    tells: { workspaceId },
  });
  return true;
}
