import { type Db, findFreeMoney, type Tx } from '@posthorn/db';
import {
  coverFinding,
  type DeployFacts,
  deployFindings,
  dynamicAdsChannel,
  type Finding,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { listFeeds } from '../job-lists/index.ts';
import { findPage } from '../publishing/index.ts';
import { type DynamicCampaignRow, takesCatalogues, valuesOf } from './repository.ts';

/** Whether the ad account counts applications. */
export async function countsConversions(
  { networks }: Deps,
  db: Db | Tx,
  accountId: string,
): Promise<boolean> {
  const { uncounted } = await networks.connectionsOf(db, accountId);
  return !uncounted.includes(dynamicAdsChannel);
}

/** What keeps a dynamic campaign from being deployed. */
export async function findInTheWay(
  { networks }: Deps,
  db: Db | Tx,
  row: DynamicCampaignRow,
): Promise<Finding[]> {
  const { account_id: accountId, job_list_id: jobListId, currency } = row;
  const feeds = jobListId ? await listFeeds(db, [jobListId]) : [];
  const facts: DeployFacts = {
    ...(await networks.connectionsOf(db, accountId)),
    currency,
    freeMoney: await findFreeMoney(db, accountId),
    jobList: jobListId
      ? { jobsCount: feeds.reduce((sum, { jobs_count }) => sum + jobs_count, 0) }
      : null,
    pageId: (await findPage(db, accountId, dynamicAdsChannel))?.external_id ?? null,
    takesCatalogues: await takesCatalogues(db, accountId, networks.isSandbox),
  };
  const uncovered = coverFinding(row.daily_budget, facts.freeMoney, currency, 'customDailyBudget');
  return [...deployFindings(valuesOf(row), facts), ...(uncovered ? [uncovered] : [])];
}
