import { settleCampaigns, type Tx } from '@posthorn/db';
import type { Move } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import { carryOut } from './carry-out.ts';
import * as repository from './repository.ts';
import { type CampaignRow, stateOf } from './state.ts';

/**
 * Makes a move of a locked campaign that no call asks for: on its networks, in its status and its money, and in its
 * log. Those who call it notify people themselves.
 */
export async function makeMove(
  tx: Tx,
  row: CampaignRow,
  move: Move,
  { personId, now }: { personId: string | null; now: Date },
): Promise<void> {
  const { id: campaignId, account_id: accountId, workspace_id: workspaceId } = row;
  const before = stateOf(row);
  const isByItself = personId === null;
  const facts = { tx, now, isByItself };
  const { status, pausedAt } = await carryOut(move, { accountId, campaignId }, before, facts);
  await repository.updateCampaign(tx, accountId, campaignId, { status, paused_at: pausedAt });
  await settleCampaigns(tx, [campaignId]);
  await recordChange(tx, {
    ...{ accountId, workspaceId, campaignId, personId },
    kind: 'campaign',
    entityId: campaignId,
    action: 'changed',
    before: { status: before.status },
    after: { status },
    tells: { workspaceId },
  });
}
