import type { Db } from '@posthorn/db';
import { type Role, runningStatuses, seesWholeAccount } from '@posthorn/domain';
import { sql } from 'kysely';

interface Launching {
  accountId: string;
  campaignId: string;
  personId: string;
  role: Role;
}

const MOST_NAMED = 3;

/**
 * Campaigns that advertise the same at the same time: launched, of the same title, with a place and a day in
 * common. Of workspaces that the caller is no member of, nothing is said.
 */
export async function findDoubles(
  db: Db,
  { accountId, campaignId, personId, role }: Launching,
): Promise<{ id: string; hash: string }[]> {
  const isVisible = seesWholeAccount(role)
    ? sql`true`
    : sql`exists (select from workspace_member m
        where m.workspace_id = other.workspace_id and m.person_id = ${personId})`;
  const { rows } = await sql<{ id: string; hash: string }>`
    select other.id, other.hash from campaign this join campaign other
      on other.account_id = this.account_id and other.id <> this.id
      and other.status = any (${runningStatuses})
      and lower(other.title) = lower(this.title)
      and other.start_date <= this.end_date and other.end_date >= this.start_date
      and exists (select from jsonb_array_elements(other.locations) theirs
        join jsonb_array_elements(this.locations) ours on ours->>'id' = theirs->>'id')
    where this.account_id = ${accountId} and this.id = ${campaignId} and this.title <> '' and ${isVisible}
    order by other.created_at desc limit ${MOST_NAMED}`.execute(db);
  return rows;
}
