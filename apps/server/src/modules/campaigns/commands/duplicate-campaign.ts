import { copied, dayIn, newStatus, originalName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { copyAds } from '../../ads/index.ts';
import { copyLeadForm } from '../../lead-forms/index.ts';
import { adviseOn, type CampaignRequest, lockExpected } from '../change-campaign.ts';
import * as repository from '../repository.ts';
import { type CampaignState, columnsOf, stateOf } from '../state.ts';
import { findUse, keepUse } from '../template/use-store.ts';

/** A draft with the same configuration, ads and form; what was spent, counted and broken stays behind. */
export function duplicateCampaign(deps: Deps, request: CampaignRequest) {
  const { accountId, personId, requestId } = request;
  return inTransaction(deps, async (tx) => {
    const original = await lockExpected(tx, request);
    const account = await repository.findAccountFacts(tx, accountId);
    const state = stateOf(original);
    const beside = await repository.listTitles(tx, {
      accountId,
      workspaceId: original.workspace_id,
      start: originalName(state.title),
    });
    const copy: CampaignState = {
      ...state,
      ...copied(state, dayIn(account.time_zone, deps.now()), beside),
      status: newStatus({ isFromTemplate: false }),
      pausedAt: null,
    };
    const id = await repository.insertCampaign(tx, accountId, {
      ...columnsOf(copy, await adviseOn(tx, copy, account.currency)),
      workspace_id: original.workspace_id,
      custom_daily_budget: original.custom_daily_budget,
      made_by: personId,
    });
    const way = { from: { campaignId: original.id }, to: { campaignId: id } };
    await copyAds(tx, accountId, way);
    await copyLeadForm(tx, accountId, way);
    const use = await findUse(tx, request);
    if (use) await keepUse(tx, { accountId, campaignId: id }, use);
    await recordChange(tx, {
      accountId,
      workspaceId: original.workspace_id,
      personId,
      requestId,
      kind: 'campaign',
      entityId: id,
      campaignId: id,
      action: 'created',
      after: { copiedFrom: original.title || original.hash },
      tells: { workspaceId: original.workspace_id },
    });
    return { campaign_id: id };
  });
}
