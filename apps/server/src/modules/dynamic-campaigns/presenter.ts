import type { CataloguePlan, Failure } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import {
  adSetStatus,
  adStateSpecs,
  averageCosts,
  dynamicAbilitiesOf,
  dynamicAdsChannel,
  IN_REVIEW,
  type Role,
  say,
  sayMessage,
  withRates,
} from '@posthorn/domain';
import { jobListStatusOf, listFeeds } from '../job-lists/index.ts';
import { countRefusedItems, findPage } from '../publishing/index.ts';
import { pageIconAddress } from '../social-pages/index.ts';
import {
  capOf,
  type DynamicCampaignRow,
  listAddresses,
  listJobLists,
  listPublications,
  listTotals,
} from './repository.ts';

export type DynamicCampaignAnswer = OperationAnswer<'updateDynamicCampaign'>;

/** Dynamic campaigns of one account with their lists, figures and ad sets. */
export async function presentDynamicCampaigns(
  db: Db | Tx,
  { accountId, role }: { accountId: string; role: Role },
  rows: readonly DynamicCampaignRow[],
): Promise<DynamicCampaignAnswer[]> {
  const ids = rows.map(({ id }) => id);
  const listIds = [...new Set(rows.flatMap(({ job_list_id }) => job_list_id ?? []))];
  const lists = await listJobLists(db, listIds);
  const feeds = await listFeeds(db, listIds);
  const addresses = await listAddresses(db, listIds);
  const totals = await listTotals(db, ids);
  const publications = await listPublications(db, ids);
  const refusals = await countRefusedItems(db, ids);
  const page = await findPage(db, accountId, dynamicAdsChannel);
  return rows.map((row) => {
    const total = totals.find((one) => one.dynamic_campaign_id === row.id);
    const costs = averageCosts({
      clicks: total?.clicks ?? 0,
      applications: total?.leads ?? 0,
      spend: total?.spend ?? 0,
    });
    const publication = publications.find((one) => one.dynamic_campaign_id === row.id);
    const refused = refusals.filter((one) => one.dynamic_campaign_id === row.id);
    const list = lists.find(({ id }) => id === row.job_list_id);
    const own = feeds.filter(({ job_list_id }) => job_list_id === row.job_list_id);
    return {
      id: row.id,
      accountId: row.account_id,
      status: row.status,
      type: row.type,
      goal: row.goal,
      title: row.title,
      referenceNumber: row.reference_number,
      startDate: row.start_date,
      spend: { amount: row.money_spent, currency: row.currency },
      customDailyBudget: row.daily_budget,
      facebookJobListId: row.job_list_id,
      facebook_catalog_id: row.job_list_id,
      facebook_cap_strategy: capOf(row),
      facebookJobList: list
        ? {
            id: list.id,
            name: list.name,
            status: jobListStatusOf(own),
            jobsCount: own.reduce((sum, { jobs_count }) => sum + jobs_count, 0),
            withoutImageCount: own.reduce((sum, feed) => sum + feed.without_image_count, 0),
            updatedAt: list.updated_at.toISOString(),
            feedSources: own.map((feed) => ({
              id: feed.id,
              feedUrl: feed.url,
              jobProfile: feed.profile_name,
              itemsCount: feed.items_count,
            })),
          }
        : null,
      facebookPageName: page?.name ?? '',
      facebookPageLogo: page ? pageIconAddress(accountId, page.id) : '',
      displayUrl: hostOf(addresses.get(row.job_list_id ?? '')),
      statistics: {
        total: {
          totalClicks: total?.clicks ?? 0,
          totalApplications: total?.leads ?? 0,
          totalReach: row.reach,
          totalImpressions: total?.impressions ?? 0,
          totalCtr: total ? withRates(total).ctr : 0,
          totalSpend: total?.spend ?? 0,
          totalCpc: costs.perClick,
          totalCpa: costs.perApplication,
        },
      },
      figuresAt: publication?.figures_at?.toISOString() ?? null,
      adSets: publication ? adSetsOf(publication, refused) : [],
      refusedItemsCount: refused.reduce((sum, { n }) => sum + n, 0),
      isPublishing: publication?.state === 'waiting' || publication?.state === 'working',
      message: publication ? wholeMessage(publication) : null,
      abilities: dynamicAbilitiesOf(row.status, role),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      version: row.version,
    };
  });
}

const hostOf = (address: string | undefined): string => {
  try {
    return address ? new URL(address).host.replace(/^www\./, '') : '';
  } catch {
    return '';
  }
};

type Publication = Awaited<ReturnType<typeof listPublications>>[number];

/** One for each feed of what was deployed. */
function adSetsOf(
  publication: Publication,
  refused: readonly { feed_id: string; n: number }[],
): DynamicCampaignAnswer['adSets'] {
  const { feeds } = publication.plan as CataloguePlan;
  const whole = wholeMessage(publication);
  return feeds.map(({ id, name }) => {
    const said = publication.ad_states[id];
    const hasFailed =
      whole !== null || (said !== undefined && !!adStateSpecs[said.state].isTrouble);
    const reasons = said?.reasons.map((reason) => sayMessage(reason)).join(' ') ?? '';
    const message = hasFailed ? reasons || whole || say('publish.rejectedUnexplainedSet') : null;
    const refusedItemsCount = refused.find(({ feed_id }) => feed_id === id)?.n ?? 0;
    const isInReview = !hasFailed && said?.state === IN_REVIEW;
    return { id, name, status: adSetStatus({ hasFailed }), isInReview, message, refusedItemsCount };
  });
}

/** What the network did not take of the campaign as a whole. */
function wholeMessage({ state, failure }: Publication): string | null {
  if (state !== 'failed' || failure === null) return null;
  return sayMessage((failure as Failure).userMessage);
}
