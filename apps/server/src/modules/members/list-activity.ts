import type { Db } from '@posthorn/db';
import { changeAuthor, describeMemberChange } from '@posthorn/domain';
import { sql } from 'kysely';

const NEWEST = 100;

/** What was done about the people of an account; of workspaces only who came and went. */
export async function listMemberActivity(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('person', 'person.id', 'activity.person_id')
    .select(['activity.id', 'at', 'by_product', 'kind', 'action', 'before', 'after'])
    .select(['first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['membership', 'invitation']),
        eb.and([
          eb('kind', '=', 'workspace'),
          sql<boolean>`(after ? 'memberAdded' or before ? 'memberRemoved')`,
        ]),
      ]),
    )
    .orderBy('activity.id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    date: row.at.toISOString(),
    user: changeAuthor(row),
    message: describeMemberChange(row),
  }));
}
