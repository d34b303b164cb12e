import type { AccountEvent } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import { sql } from 'kysely';

export const EVENT_CHANNEL = 'posthorn_event';

/** Something changed, addressed to those who may see it. */
export interface ChangeAnnouncement {
  accountId: string;
  /** Members of this workspace and admins; null: every member of the account. */
  workspaceId: string | null;
  /** This person only; null: everybody above. */
  personId: string | null;
  event: AccountEvent;
}

/** A session ended: its open streams end too. */
interface SessionAnnouncement {
  endedSession: string;
}

export type Announcement = ChangeAnnouncement | SessionAnnouncement;

/** Sent to every server process when the transaction commits, and not at all when it rolls back. */
export async function announce(tx: Db | Tx, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(announcement)})`.execute(tx);
}
