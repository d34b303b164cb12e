import type { Db, Tx } from '@posthorn/db';
import { NOTIFICATION_LIMIT, type NotificationKind, type Role } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import { mayHear } from './may-hear.ts';

export interface Reader {
  accountId: string;
  personId: string;
  role: Role;
}

export interface NotificationRow {
  id: string;
  campaign_id: string;
  campaign_title: string;
  campaign_hash: string | null;
  message: string;
  kind: NotificationKind | null;
  read: boolean;
  pinned: boolean;
  created_at: Date;
}

/** What the reader has deleted is gone. */
const visible = (reader: Reader): RawBuilder<boolean> => sql<boolean>`
  n.account_id = ${reader.accountId}
  and coalesce(mark.deleted, false) = false
  and ${mayHear(sql`${reader.personId}::uuid`, sql`${reader.role}::text`)}`;

const source = (reader: Reader) => sql`
  notification n
  left join campaign c on c.id = n.campaign_id
  left join dynamic_campaign d on d.id = n.dynamic_campaign_id
  left join job_list l on l.id = n.job_list_id
  left join notification_mark mark
    on mark.notification_id = n.id and mark.person_id = ${reader.personId}`;

export async function listNotifications(db: Db, reader: Reader): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, coalesce(n.campaign_id, n.dynamic_campaign_id, n.job_list_id) as campaign_id,
      coalesce(c.title, d.title, l.name) as campaign_title, c.hash as campaign_hash, n.message, n.kind, n.created_at,
      coalesce(mark.read, false) as read, coalesce(mark.pinned, false) as pinned
    from ${source(reader)}
    where ${visible(reader)}
    -- what is pinned stays in the list however old it is
    order by coalesce(mark.pinned, false) desc, n.created_at desc, n.id desc
    limit ${NOTIFICATION_LIMIT}`.execute(db);
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/** What is said about a notification; exactly one thing at a time. */
export type Mark = { read: boolean } | { pinned: boolean } | { deleted: true };

/** Marks one notification, or all unread ones the reader can see; answers how many there were. */
export async function markNotifications(
  tx: Tx,
  reader: Reader,
  mark: Mark,
  notificationId?: string,
): Promise<number> {
  // All of them: those are marked that are not so already.
  const some = notificationId
    ? sql`and n.id = ${notificationId}`
    : sql`and coalesce(mark.read, false) = false`;
  const columns = Object.keys(mark).map((name) => sql.ref(name));
  const values = Object.values(mark).map((value) => sql`${value}::boolean`);
  const updates = Object.keys(mark).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  );
  const result = await sql`
    insert into notification_mark (notification_id, person_id, ${sql.join(columns)})
    select n.id, ${reader.personId}::uuid, ${sql.join(values)}
    from ${source(reader)}
    where ${visible(reader)} ${some}
    on conflict (notification_id, person_id) do update set ${sql.join(updates)}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}
