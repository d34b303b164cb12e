import type { AccountEvent } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { announce } from './events/announce.ts';

export interface Change {
  accountId: string;
  /** The workspace whose members may know of it; null for the whole account. */
  workspaceId: string | null;
  personId: string;
  kind: AccountEvent['kind'];
  entityId: string;
  action: AccountEvent['action'];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
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
      kind: change.kind,
      entity_id: change.entityId,
      action: change.action,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
    })
    .execute();
  await announce(tx, {
    accountId: change.accountId,
    workspaceId: change.workspaceId,
    personId: null,
    event: { kind: change.kind, id: change.entityId, action: change.action, by: change.personId },
  });
}
