import type { Db, Tx } from '@posthorn/db';
import { type Message, runningStatuses } from '@posthorn/domain';
import { sql } from 'kysely';

/** Items that a network refused, of the campaigns that run. What was refused in one that is over matters no more. */
const refused = (db: Db | Tx) =>
  db
    .selectFrom('dynamic_campaign as c')
    .innerJoin('publication as p', 'p.dynamic_campaign_id', 'c.id')
    .innerJoin('catalogue_item as i', 'i.publication_id', 'p.id')
    .where('c.status', 'in', runningStatuses)
    .where('i.problem', 'is not', null);

/** How many items of each feed are refused in each of these campaigns. */
export async function countRefusedItems(db: Db | Tx, dynamicCampaignIds: readonly string[]) {
  if (dynamicCampaignIds.length === 0) return [];
  return refused(db)
    .select(['c.id as dynamic_campaign_id', 'i.feed_id'])
    .select(sql<number>`count(*)::int`.as('n'))
    .where('c.id', 'in', dynamicCampaignIds)
    .groupBy(['c.id', 'i.feed_id'])
    .execute();
}

/** How many items of each feed of these lists are refused somewhere. */
export async function countRefusedOfFeeds(
  db: Db | Tx,
  jobListIds: readonly string[],
): Promise<Map<string, number>> {
  if (jobListIds.length === 0) return new Map();
  const rows = await refused(db)
    .innerJoin('job', 'job.id', 'i.retailer_id')
    .select('i.feed_id')
    .select(sql<number>`count(distinct i.retailer_id)::int`.as('n'))
    .where('c.job_list_id', 'in', jobListIds)
    .where('job.gone_at', 'is', null)
    .groupBy('i.feed_id')
    .execute();
  return new Map(rows.map(({ feed_id, n }) => [feed_id, n]));
}

/** The ids of the jobs of a list that are refused somewhere. */
export const refusedJobs = (db: Db | Tx, jobListId: string) =>
  refused(db).select('i.retailer_id').where('c.job_list_id', '=', jobListId);

/** What a network said against a job of a query that has `job` and `feed`; null where nothing. */
export const refusalOfJob = sql<Message | null>`(
  select i.problem from dynamic_campaign c
  join publication p on p.dynamic_campaign_id = c.id
  join catalogue_item i on i.publication_id = p.id and i.retailer_id = job.id
  where c.job_list_id = feed.job_list_id and c.status in (${sql.join(runningStatuses)})
    and i.problem is not null
  order by c.id desc limit 1)`;
