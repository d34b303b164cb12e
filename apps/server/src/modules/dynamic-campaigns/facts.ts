import { type Db, findFreeMoney, type Tx } from '@posthorn/db';
import {
  type DeployFacts,
  type DynamicMove,
  deployFindings,
  dynamicAdsChannel,
  type Finding,
  resumeFindings,
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

/** What closes a move of a dynamic campaign; nothing where it has no gate. */
export async function gateFindings(
  { networks }: Deps,
  db: Db | Tx,
  row: DynamicCampaignRow,
  { gate }: DynamicMove,
): Promise<Finding[]> {
  if (gate === null) return [];
  const { account_id: accountId, job_list_id: jobListId, currency } = row;
  const freeMoney = await findFreeMoney(db, accountId);
  if (gate === 'cover') return resumeFindings(valuesOf(row), { currency, freeMoney });
  const feeds = jobListId ? await listFeeds(db, [jobListId]) : [];
  const facts: DeployFacts = {
    ...(await networks.connectionsOf(db, accountId)),
    currency,
    freeMoney,
    jobList: jobListId
      ? { jobsCount: feeds.reduce((sum, { jobs_count }) => sum + jobs_count, 0) }
      : null,
    pageId: (await findPage(db, accountId, dynamicAdsChannel))?.external_id ?? null,
    takesCatalogues: await takesCatalogues(db, accountId, networks.isSandbox),
  };
  return deployFindings(valuesOf(row), facts);
}
