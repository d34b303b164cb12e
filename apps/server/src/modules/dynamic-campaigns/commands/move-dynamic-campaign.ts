import { lockBalance, type Tx } from '@posthorn/db';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockJobList } from '../../job-lists/index.ts';
import { gateFindings } from '../facts.ts';
import { findDynamicCampaign } from '../repository.ts';
import { carryOut } from './carry-out.ts';
import {
  answer,
  assertAllowed,
  type DynamicCampaignRequest,
  lockExpected,
  record,
} from './change.ts';
import { changeStatus } from './change-status.ts';

/**
 * Deploys, pauses, resumes or ends it, as the table of actions says: what is deployed is frozen as it is now, and a
 * worker begins to publish it.
 */
export function moveDynamicCampaign(
  deps: Deps,
  request: DynamicCampaignRequest,
  action: 'deploy' | 'pause' | 'resume' | 'stop',
) {
  const { accountId, dynamicCampaignId } = request;
  return inTransaction(deps, async (tx) => {
    await lockListOf(tx, request);
    const row = await lockExpected(tx, request);
    const move = assertAllowed(action, row);
    // Nothing else may take the money that the gate sees.
    if (move.gate) await lockBalance(tx, accountId);
    refuseWhen(await gateFindings(deps, tx, row, move), 'conflict');
    const now = deps.now();
    await changeStatus(tx, row, action, { ...request, now });
    await carryOut(tx, move, { accountId, dynamicCampaignId, now });
    return answer(tx, request, dynamicCampaignId);
  });
}

/** Only what was never deployed. */
export function deleteDynamicCampaign(deps: Deps, request: DynamicCampaignRequest): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const row = await lockExpected(tx, request);
    assertAllowed('delete', row);
    await tx.deleteFrom('dynamic_campaign').where('id', '=', row.id).execute();
    await record(tx, request, row.id, { action: 'removed', before: { title: row.title } });
  });
}

/** The list before the campaign, as everything locks them that changes both. */
async function lockListOf(
  tx: Tx,
  { accountId, dynamicCampaignId }: DynamicCampaignRequest,
): Promise<void> {
  const row = await findDynamicCampaign(tx, accountId, dynamicCampaignId);
  if (!row) throw notFound();
  if (row.job_list_id) await lockJobList(tx, accountId, row.job_list_id);
}
