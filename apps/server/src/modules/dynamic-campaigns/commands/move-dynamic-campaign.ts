import type { Tx } from '@posthorn/db';
import { deliveryOf } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockJobList } from '../../job-lists/index.ts';
import { publishCatalogue, steerCatalogue } from '../../publishing/index.ts';
import { findInTheWay } from '../facts.ts';
import { findDynamicCampaign } from '../repository.ts';
import {
  answer,
  assertAllowed,
  type DynamicCampaignRequest,
  lockExpected,
  record,
} from './change.ts';
import { changeStatus } from './change-status.ts';

/** Has the jobs of its list advertised: it is frozen as it is now, and a worker begins to publish it. */
export function deployDynamicCampaign(deps: Deps, request: DynamicCampaignRequest) {
  const { accountId, dynamicCampaignId } = request;
  return inTransaction(deps, async (tx) => {
    await lockListOf(tx, request);
    const row = await lockExpected(tx, request);
    assertAllowed('deploy', row);
    refuseWhen(await findInTheWay(deps, tx, row), 'conflict');
    await changeStatus(tx, row, 'deploy', { ...request, now: deps.now() });
    await publishCatalogue(tx, {
      ...{ accountId, dynamicCampaignId, now: deps.now(), delivery: 'active' },
    });
    return answer(tx, request, dynamicCampaignId);
  });
}

/** Pauses, resumes or ends it. */
export function steerDynamicCampaign(
  deps: Deps,
  request: DynamicCampaignRequest,
  action: 'pause' | 'resume' | 'stop',
) {
  const { accountId, dynamicCampaignId } = request;
  return inTransaction(deps, async (tx) => {
    await lockListOf(tx, request);
    const row = await lockExpected(tx, request);
    const { to } = assertAllowed(action, row);
    await changeStatus(tx, row, action, { ...request, now: deps.now() });
    const delivery = deliveryOf(to);
    if (delivery) {
      await steerCatalogue(tx, { accountId, dynamicCampaignId, now: deps.now(), delivery });
    }
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
