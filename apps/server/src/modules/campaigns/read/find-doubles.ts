import type { Db } from '@posthorn/db';
import { runningStatuses } from '@posthorn/domain';
import { sql } from 'kysely';
import { isVisibleTo, type Viewer } from '../../../platform/access/visible-campaigns.ts';

const MOST_NAMED = 3;

/**
 * Campaigns that advertise the same at the same time: launched, of the same title, with a place and a day in
 * common. Of workspaces that the caller is no member of, nothing is said.
 */
export async function findDoubles(
  db: Db,
  { campaignId, ...viewer }: Viewer & { campaignId: string },
): Promise<{ id: string; hash: string }[]> {
  const { rows } = await sql<{ id: string; hash: string }>`
    select other.id, other.hash from campaign this join campaign other
      on other.account_id = this.account_id and other.id <> this.id
      and other.status = any (${runningStatuses})
      and lower(other.title) = lower(this.title)
      and other.start_date <= this.end_date and other.end_date >= this.start_date
      and exists (select from jsonb_array_elements(other.locations) theirs
        join jsonb_array_elements(this.locations) ours on ours->>'id' = theirs->>'id')
    where this.account_id = ${viewer.accountId} and this.id = ${campaignId} and this.title <> ''
      and ${isVisibleTo(viewer, 'other')}
    order by other.created_at desc limit ${MOST_NAMED}`.execute(db);
  return rows;
}
