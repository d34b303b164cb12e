import type { Db } from '@posthorn/db';
import { type CampaignChange, changeAuthor, describeChange } from '@posthorn/domain';

/** More than anyone reads; older entries stay in the database. */
const MOST = 500;

export async function listActivity(db: Db, accountId: string, campaignId: string) {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('person', 'person.id', 'activity.person_id')
    .select([
      'activity.id',
      'activity.at',
      'activity.action',
      'activity.before',
      'activity.after',
      'activity.by_product',
      'person.first_name',
      'person.last_name',
    ])
    .where('activity.account_id', '=', accountId)
    .where('activity.campaign_id', '=', campaignId)
    .orderBy('activity.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    date: row.at.toISOString(),
    user: changeAuthor(row),
    message: describeChange({
      action: row.action,
      before: row.before,
      after: row.after,
    } as CampaignChange),
  }));
}
