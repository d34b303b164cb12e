import type { Database, Db, Tx } from '@posthorn/db';
import {
  type CapStrategy,
  type DynamicCampaignStatus,
  type DynamicCampaignValues,
  dynamicAdsChannel,
  networkOf,
} from '@posthorn/domain';
import { type NotNull, type Selectable, sql } from 'kysely';

export type DynamicCampaignRow = Selectable<Database['dynamic_campaign']> & {
  currency: Selectable<Database['account']>['currency'];
};

const campaigns = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('dynamic_campaign as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .select('a.currency')
    .where('c.account_id', '=', accountId);

interface Page {
  page: number;
  perPage: number;
  /** None means all. */
  statuses: readonly DynamicCampaignStatus[];
}

/** The newest first. One row more than the page has says whether there is another page. */
export const listDynamicCampaigns = (
  db: Db,
  accountId: string,
  { page, perPage, statuses }: Page,
): Promise<DynamicCampaignRow[]> =>
  campaigns(db, accountId)
    .$if(statuses.length > 0, (query) => query.where('c.status', 'in', statuses))
    .orderBy('c.id', 'desc')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();

export const findDynamicCampaign = (
  db: Db | Tx,
  accountId: string,
  id: string,
): Promise<DynamicCampaignRow | undefined> =>
  campaigns(db, accountId).where('c.id', '=', id).executeTakeFirst();

/** Two people who change the same one come one after the other. */
export const lockDynamicCampaign = (
  tx: Tx,
  accountId: string,
  id: string,
): Promise<DynamicCampaignRow | undefined> =>
  campaigns(tx, accountId).where('c.id', '=', id).forNoKeyUpdate('c').executeTakeFirst();

export async function countDynamicCampaigns(tx: Tx, accountId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('dynamic_campaign')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const capOf = (row: DynamicCampaignRow): CapStrategy => ({
  active: row.cap_active,
  type: row.cap_type,
  value: row.cap_value,
});

export const valuesOf = (row: DynamicCampaignRow): DynamicCampaignValues => ({
  type: row.type,
  goal: row.goal,
  jobListId: row.job_list_id,
  cap: capOf(row),
  dailyBudget: row.daily_budget,
});

export const columnsOf = ({ type, goal, jobListId, cap }: DynamicCampaignValues) => ({
  ...{ type, goal, job_list_id: jobListId },
  ...{ cap_active: cap.active, cap_type: cap.type, cap_value: cap.value },
});

/** What its ads did since it began. */
export async function listTotals(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('dynamic_figure')
    .select('dynamic_campaign_id')
    .select(sql<number>`sum(impressions)::bigint`.as('impressions'))
    .select(sql<number>`sum(clicks)::bigint`.as('clicks'))
    .select(sql<number>`sum(leads)::bigint`.as('leads'))
    .select(sql<number>`sum(spend)::bigint`.as('spend'))
    .where('dynamic_campaign_id', 'in', ids)
    .groupBy('dynamic_campaign_id')
    .execute();
}

/** What its ads did on each day that the network told of. */
export const listCourse = (db: Db | Tx, id: string) =>
  db
    .selectFrom('dynamic_figure')
    .select('day')
    .select(sql<number>`sum(impressions)::bigint`.as('impressions'))
    .select(sql<number>`sum(clicks)::bigint`.as('clicks'))
    .select(sql<number>`sum(leads)::bigint`.as('applications'))
    .select(sql<number>`sum(spend)::bigint`.as('spend'))
    .where('dynamic_campaign_id', '=', id)
    .groupBy('day')
    .orderBy('day')
    .execute();

/** How far they have come on the network, with the newest plan. */
export async function listPublications(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('publication as p')
    .innerJoin('publication_plan as w', (join) =>
      join.onRef('w.publication_id', '=', 'p.id').onRef('w.version', '=', 'p.plan_version'),
    )
    .select(['p.dynamic_campaign_id', 'p.state', 'p.failure', 'p.ad_states', 'p.figures_at'])
    .select('w.plan')
    .where('p.dynamic_campaign_id', 'in', ids)
    .$narrowType<{ dynamic_campaign_id: NotNull }>()
    .execute();
}

/** The address of one open job of each list: ads show its host. */
export async function listAddresses(db: Db | Tx, jobListIds: readonly string[]) {
  const { rows } = await sql<{ id: string; url: string }>`
    select l.id, j.url from unnest(${jobListIds}::uuid[]) as l (id)
    cross join lateral (
      select job.url from feed join job on job.feed_id = feed.id and job.gone_at is null
      where feed.job_list_id = l.id order by feed.id, job.id limit 1) j`.execute(db);
  return new Map(rows.map(({ id, url }) => [id, url]));
}

export async function listJobLists(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('job_list')
    .select(['id', 'name', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
}

/** Whether the ad account may keep catalogues. */
export async function takesCatalogues(
  db: Db | Tx,
  accountId: string,
  isSandbox: boolean,
): Promise<boolean> {
  const row = await db
    .selectFrom('ad_account')
    .select('capabilities')
    .where('account_id', '=', accountId)
    .where('network', '=', networkOf[dynamicAdsChannel])
    .where('is_sandbox', '=', isSandbox)
    .executeTakeFirst();
  return row?.capabilities.includes('catalogAds') ?? false;
}
