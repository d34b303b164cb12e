import { lockBalance, settleDynamicCampaign, type Tx } from '@posthorn/db';
import {
  coverFinding,
  type DynamicCampaignAction,
  dayIn,
  finding,
  isOver,
  isRunning,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { notFound, refuse } from '../../../platform/refusal.ts';
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
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  await record(tx, { accountId: row.account_id, personId }, row.id, {
    action: 'changed',
    before: { status: row.status },
    after: { status },
  });
  await takeMoney(tx, row);
  const isLaunched = !isRunning(row.status) && isRunning(status);
  // Asked with the balance locked, as archiving begins and features are taken away: a launch sees that, or is seen.
  if (isLaunched) await assertStillOpen(tx, row);
}

/** The account may have begun to be archived meanwhile, or may have lost dynamic ads. */
async function assertStillOpen(tx: Tx, { account_id }: DynamicCampaignRow): Promise<void> {
  const { archive_begun_at, features } = await findAccount(tx, account_id);
  if (archive_begun_at) refuse(finding('administration.archiving'), 'conflict');
  if (!features.includes('dynamicAds')) throw notFound();
}

/**
 * Books what the campaign holds now. The balance is locked by that: of two who take at the same time the second sees
 * what the first has left, and what is not covered is undone with everything else.
 */
export async function takeMoney(
  tx: Tx,
  { id, account_id, currency }: DynamicCampaignRow,
): Promise<void> {
  const taken = await settleDynamicCampaign(tx, id);
  if (taken <= 0) return;
  const { available, is_limited } = await lockBalance(tx, account_id);
  const free = is_limited ? available + taken : null;
  const uncovered = coverFinding(taken, free, currency, 'customDailyBudget');
  if (uncovered) refuse(uncovered);
}

const findAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['time_zone', 'archive_begun_at', 'features'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
