import type { AccountEvent } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import { sql } from 'kysely';

export const EVENT_CHANNEL = 'posthorn_event';

/** Who may hear of a change. Admins hear of everything that is not a person's own. */
export type Audience =
  | { wholeAccount: true }
  /** Admins, and the person it is about, if it is about a member. */
  | { admins: true; about?: string }
  | { workspaceId: string }
  | { personId: string };

export interface ChangeAnnouncement {
  accountId: string;
  audience: Audience;
  event: AccountEvent;
}

/** A session ended: its open streams end too. */
interface SessionAnnouncement {
  endedSession: string;
}

export type Announcement = ChangeAnnouncement | SessionAnnouncement;

/**
 * Sent to every server process when the transaction commits, and not at all when it rolls back. 'resync' has every screen
 * ask for everything again.
 */
export async function announce(tx: Db | Tx, announcement: Announcement | 'resync'): Promise<void> {
  await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(announcement)})`.execute(tx);
}
