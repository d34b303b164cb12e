import { settleDynamicCampaign, type Tx } from '@posthorn/db';
import { type DynamicCampaignAction, dayIn, isOver, isRunning } from '@posthorn/domain';
import { sql } from 'kysely';
import { notFound } from '../../../platform/refusal.ts';
import { assertCovered } from '../../finance/index.ts';
import type { DynamicCampaignRow } from '../repository.ts';
import { assertAllowed, record } from './change.ts';

/** The status, the days on which it began and ended, and what it holds of the account's money. */
export async function changeStatus(
  tx: Tx,
  row: DynamicCampaignRow,
  action: DynamicCampaignAction,
  { personId, now }: { personId: string | null; now: Date },
): Promise<void> {
  const { to: status } = assertAllowed(action, row);
  const account = await findAccount(tx, row.account_id);
  const today = dayIn(account.time_zone, now);
  await tx
    .updateTable('dynamic_campaign')
    .set({
      status,
      start_date: row.start_date ?? today,
      ...(isOver(status) && { end_date: today }),
      updated_at: sql<Date>`product_now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  await record(tx, { accountId: row.account_id, personId }, row.id, {
    action: 'changed',
    before: { status: row.status },
    after: { status },
  });
  const isLaunch = !isRunning(row.status) && isRunning(status);
  await takeMoney(tx, row, { isLaunch });
  // Asked with the balance locked, as features are taken away: a launch sees that, or is seen.
  if (isLaunch) await assertStillDynamic(tx, row);
}

/** The account may have lost dynamic ads meanwhile. */
async function assertStillDynamic(tx: Tx, { account_id }: DynamicCampaignRow): Promise<void> {
  const { features } = await findAccount(tx, account_id);
  if (!features.includes('dynamicAds')) throw notFound();
}

/** Books what the campaign holds now; refused where the account does not have it. */
export async function takeMoney(
  tx: Tx,
  { id, account_id: accountId, currency }: DynamicCampaignRow,
  { isLaunch } = { isLaunch: false },
): Promise<void> {
  const taken = await settleDynamicCampaign(tx, id);
  await assertCovered(tx, { accountId, taken, isLaunch, currency, path: 'customDailyBudget' });
}

const findAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['time_zone', 'features'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
