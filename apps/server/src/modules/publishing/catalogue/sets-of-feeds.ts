import { feedOfProductSet } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { runningStatuses } from '@posthorn/domain';

/** The set on the network that has the items of a feed, by feed: of the newest campaign that runs. */
export async function listSetsOfFeeds(
  db: Db | Tx,
  jobListIds: readonly string[],
): Promise<Map<string, string>> {
  if (jobListIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dynamic_campaign as c')
    .innerJoin('publication as p', 'p.dynamic_campaign_id', 'c.id')
    .innerJoin('publication_step as s', 's.publication_id', 'p.id')
    .select(['s.key', 's.external_id'])
    .where('c.job_list_id', 'in', jobListIds)
    .where('c.status', 'in', runningStatuses)
    .where('s.state', '=', 'done')
    .orderBy('c.id')
    .execute();
  return new Map(
    rows.flatMap(({ key, external_id }) => {
      const feedId = feedOfProductSet(key);
      return feedId === undefined || external_id === null ? [] : [[feedId, external_id]];
    }),
  );
}
