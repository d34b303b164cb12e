import type { AccountEvent } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { mayShareEntry, ONE_ENTRY_MINUTES } from '@posthorn/domain';
import { sql } from 'kysely';
import { type Audience, announce } from './events/announce.ts';

export interface Change {
  accountId: string;
  /** The workspace it happened in, if any. */
  workspaceId: string | null;
  /** Null when the product itself did it, in a job. */
  personId: string | null;
  kind: AccountEvent['kind'];
  entityId: string;
  /** The campaign whose log this belongs to. */
  campaignId?: string;
  requestId?: string;
  action: AccountEvent['action'];
  before?: object;
  after?: object;
  /** Whose open screens hear of it. */
  tells: Audience;
}

/**
 * Writes down who changed what, from what to what, and tells open screens when the transaction
 * commits. The activity log and live updates both read from here.
 */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  if (!(await isTakenIntoNewestEntry(tx, change))) await addEntry(tx, change);
  const { accountId, kind, entityId: id, action, personId: by } = change;
  await announce(tx, { accountId, audience: change.tells, event: { kind, id, action, by } });
}

/**
 * Lets the newest entry of a campaign end where this change ends, if it is the same person's, from a
 * few minutes ago, and ends where this change begins. One statement, so that nothing comes between
 * looking and writing. Going back to where the entry began stays visible as an entry of its own.
 */
async function isTakenIntoNewestEntry(tx: Tx, change: Change): Promise<boolean> {
  const { campaignId, personId, action, before, after, requestId } = change;
  if (!campaignId || !personId || action !== 'changed' || !mayShareEntry(change)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('activity')
    .set({ after: JSON.stringify(after), at: sql`product_now()`, request_id: requestId ?? null })
    .where('id', '=', (newest) =>
      newest
        .selectFrom('activity')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('person_id', '=', personId)
    .where('action', '=', action)
    .where('at', '>', sql<Date>`product_now() - ${ONE_ENTRY_MINUTES} * interval '1 minute'`)
    .where(sql<boolean>`after = ${JSON.stringify(before)}::jsonb`)
    .where(sql<boolean>`before <> ${JSON.stringify(after)}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function addEntry(tx: Tx, change: Change): Promise<void> {
  await tx
    .insertInto('activity')
    .values({
      account_id: change.accountId,
      workspace_id: change.workspaceId,
      person_id: change.personId,
      by_product: change.personId === null,
      kind: change.kind,
      entity_id: change.entityId,
      campaign_id: change.campaignId ?? null,
      request_id: change.requestId ?? null,
      action: change.action,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
    })
    .execute();
}
