import { isDeepStrictEqual } from 'node:util';
import type { OperationInput } from '@posthorn/contract';
import { newHash, type Tx } from '@posthorn/db';
import {
  DYNAMIC_CAMPAIGNS_MAX,
  type DynamicCampaignValues,
  dynamicCampaignFindings,
  dynamicCampaignTitle,
  finding,
  keptCap,
  lockFindings,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockJobList } from '../../job-lists/index.ts';
import { countsConversions } from '../facts.ts';
import { columnsOf, countDynamicCampaigns, valuesOf } from '../repository.ts';
import { carryOut } from './carry-out.ts';
import {
  answer,
  assertAllowed,
  type DynamicCampaignRequest,
  lockExpected,
  record,
  type Whose,
} from './change.ts';
import { takeMoney } from './change-status.ts';

type Sent = OperationInput<'createDynamicCampaign'>['body'];

const sentValues = (sent: Sent): DynamicCampaignValues => ({
  type: sent.type,
  goal: sent.goal,
  jobListId: sent.facebook_catalog_id,
  cap: keptCap(sent.facebook_cap_strategy),
  dailyBudget: sent.customDailyBudget,
});

export function createDynamicCampaign(deps: Deps, whose: Whose, sent: Sent) {
  const { accountId } = whose;
  const values = sentValues(sent);
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await countDynamicCampaigns(tx, accountId)) >= DYNAMIC_CAMPAIGNS_MAX) {
      refuse(finding('dynamicCampaign.tooMany', '', { max: DYNAMIC_CAMPAIGNS_MAX }), 'conflict');
    }
    const list = await assertGood(deps, tx, accountId, values);
    const { id } = await tx
      .insertInto('dynamic_campaign')
      .values({
        ...{ account_id: accountId, reference_number: newHash(10), ...columnsOf(values) },
        title: dynamicCampaignTitle(list.name, values.goal),
        daily_budget: sent.customDailyBudget,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, whose, id, { action: 'created', after: values });
    return answer(tx, whose, id);
  });
}

/** A draft as a whole; once it was deployed only its daily budget. */
export function updateDynamicCampaign(deps: Deps, request: DynamicCampaignRequest, sent: Sent) {
  const { accountId, dynamicCampaignId } = request;
  const values = sentValues(sent);
  return inTransaction(deps, async (tx) => {
    // The list before the campaign, as everything locks them that changes both.
    const known = await lockJobList(tx, accountId, sent.facebook_catalog_id);
    const row = await lockExpected(tx, request);
    const move = assertAllowed('edit', row);
    const before = valuesOf(row);
    refuseWhen(lockFindings(row.status, before, values));
    const isDraft = move.networks === null;
    const list = isDraft ? await assertGood(deps, tx, accountId, values) : known;
    refuseWhen(dynamicCampaignFindings(values, { hasConversionId: true }));
    if (isDeepStrictEqual(before, values)) return answer(tx, request, dynamicCampaignId);
    await tx
      .updateTable('dynamic_campaign')
      .set({
        ...(isDraft && columnsOf(values)),
        ...(isDraft && list && { title: dynamicCampaignTitle(list.name, values.goal) }),
        daily_budget: sent.customDailyBudget,
        updated_at: sql<Date>`product_now()`,
        version: row.version + 1,
      })
      .where('id', '=', dynamicCampaignId)
      .execute();
    await takeMoney(tx, row);
    await carryOut(tx, move, { accountId, dynamicCampaignId, now: deps.now() });
    await record(tx, request, dynamicCampaignId, { action: 'changed', before, after: values });
    return answer(tx, request, dynamicCampaignId);
  });
}

/** Values that can be saved; the list is the account's own. */
async function assertGood(
  deps: Deps,
  tx: Tx,
  accountId: string,
  values: DynamicCampaignValues,
): Promise<{ name: string }> {
  const hasConversionId = await countsConversions(deps, tx, accountId);
  refuseWhen(dynamicCampaignFindings(values, { hasConversionId }));
  const list = values.jobListId && (await lockJobList(tx, accountId, values.jobListId));
  return list || refuse(finding('field.unknown', 'facebook_catalog_id'));
}
