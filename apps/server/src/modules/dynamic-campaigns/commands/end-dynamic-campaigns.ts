import type { Db } from '@posthorn/db';
import { deliveryOf, dynamicMoveOf, runningStatuses } from '@posthorn/domain';
import { sql } from 'kysely';
import { lockJobList } from '../../job-lists/index.ts';
import { steerCatalogue } from '../../publishing/index.ts';
import { findDynamicCampaign, lockDynamicCampaign } from '../repository.ts';
import { changeStatus } from './change-status.ts';

interface Ending {
  action: 'stop' | 'finish';
  /** Null when the product itself does it. */
  personId: string | null;
  now: Date;
}

/** Stops all dynamic campaigns of an account. */
export async function stopAllDynamicCampaigns(
  db: Db,
  { accountId, personId, now }: { accountId: string; personId: string; now: Date },
): Promise<void> {
  const running = await db
    .selectFrom('dynamic_campaign')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', runningStatuses)
    .orderBy('id')
    .execute();
  for (const { id } of running) await end(db, accountId, id, { action: 'stop', personId, now });
}

/**
 * Finishes those whose jobs are gone for good: nothing of their list is kept any more, although all of its feeds have
 * been read.
 */
export async function finishDynamicCampaigns(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select c.id, c.account_id from dynamic_campaign c
    where c.status = any (${runningStatuses}) and c.job_list_id is not null
      and not exists (select from feed f where f.job_list_id = c.job_list_id
        and (f.read_at is null or exists (select from job j where j.feed_id = f.id)))
    order by c.id`.execute(db);
  for (const { id, account_id } of rows) {
    await end(db, account_id, id, { action: 'finish', personId: null, now });
  }
}

function end(
  db: Db,
  accountId: string,
  dynamicCampaignId: string,
  { action, personId, now }: Ending,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // The list before the campaign, as everything locks them that changes both.
    const seen = await findDynamicCampaign(tx, accountId, dynamicCampaignId);
    if (seen?.job_list_id) await lockJobList(tx, accountId, seen.job_list_id);
    const row = await lockDynamicCampaign(tx, accountId, dynamicCampaignId);
    const move = row && dynamicMoveOf(action, row.status);
    const delivery = move && deliveryOf(move.to);
    if (!row || !delivery) return;
    await changeStatus(tx, row, action, { personId, now });
    await steerCatalogue(tx, { accountId, dynamicCampaignId, now, delivery });
  });
}
