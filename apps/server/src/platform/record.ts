import type { AccountEvent } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
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
  const { accountId, kind, entityId: id, action, personId: by } = change;
  await announce(tx, { accountId, audience: change.tells, event: { kind, id, action, by } });
}
