import type { Db, Tx } from '@posthorn/db';
import {
  type AdType,
  type ApplicationSort,
  type ApplicationStatus,
  applicationStatuses,
  inOrderOfNames,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { isInWorkspaceOf, seesAll } from '../../platform/access/visible-campaigns.ts';

/** Applications with what is shown beside them. Erased ones have nothing to show. */
const applicationQuery = (db: Db | Tx) =>
  db
    .selectFrom('application as a')
    .innerJoin('account', 'account.id', 'a.account_id')
    .leftJoin('person', 'person.id', 'a.assigned_to')
    .selectAll('a')
    .select(['person.first_name', 'person.last_name', 'account.application_days'])
    .select(sql<AdType | null>`(select type from ad where ad.id = a.ad_id)`.as('ad_type'))
    .where('a.erased_at', 'is', null);

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number];

export const findApplication = (db: Db | Tx, campaignId: string, applicationId: string) =>
  applicationQuery(db)
    .where('a.campaign_id', '=', campaignId)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();

/** Another person may be changing it at the same time. */
export async function lockApplication(tx: Tx, campaignId: string, applicationId: string) {
  await tx
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where('campaign_id', '=', campaignId)
    .forNoKeyUpdate()
    .execute();
  return findApplication(tx, campaignId, applicationId);
}

interface Wanted {
  campaignId: string;
  /** None means all. */
  statuses: readonly ApplicationStatus[];
}

const toCampaign = (db: Db | Tx, { campaignId, statuses }: Wanted) => {
  const query = applicationQuery(db).where('a.campaign_id', '=', campaignId);
  return statuses.length > 0 ? query.where('a.status', 'in', statuses) : query;
};

interface Page extends Wanted {
  /** Names are encrypted: who wants them in order sorts what was read. */
  sort: Exclude<ApplicationSort, 'name'>;
  limit: number;
  offset: number;
}

const statusOrder = sql`array_position(${applicationStatuses}::text[], a.status)`;

export function listApplications(db: Db | Tx, { sort, limit, offset, ...wanted }: Page) {
  const order = sort === 'oldest' ? 'asc' : 'desc';
  return toCampaign(db, wanted)
    .$if(sort === 'status', (query) => query.orderBy(statusOrder))
    .orderBy('a.applied_at', order)
    .orderBy('a.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const findApplications = (db: Db | Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : applicationQuery(db).where('a.id', 'in', ids).execute();

/** All applications to a campaign, newest first, some at a time: each read goes on behind the last one. */
export async function* newestApplications(db: Db | Tx, wanted: Wanted) {
  let last: string | undefined;
  for (;;) {
    const rows = await toCampaign(db, wanted)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(a.applied_at, a.id) < (select applied_at, id from application where id = ${last})`,
        ),
      )
      .orderBy('a.applied_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    last = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}

const AT_ONCE = 500;

/** All applications to campaigns of an account that were not erased, some at a time. */
export async function* everyApplication(db: Db | Tx, accountId: string) {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await applicationQuery(db)
      .innerJoin('campaign', 'campaign.id', 'a.campaign_id')
      .select('campaign.title')
      .where('a.account_id', '=', accountId)
      .where('a.id', '>', last)
      .orderBy('a.id')
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE) return;
  }
}

/** What is shown above a list, whatever is searched for. */
export async function countApplications(db: Db, campaignId: string) {
  const rows = await db
    .selectFrom('application')
    .select(['status', sql<boolean>`erased_at is not null`.as('is_erased')])
    .select([sql<number>`count(*)`.as('n'), sql<Date | null>`max(erased_at)`.as('last_at')])
    .where('campaign_id', '=', campaignId)
    .groupBy(['status', sql`erased_at is not null`])
    .execute();
  const { application_days: keptDays } = await db
    .selectFrom('campaign')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .select('application_days')
    .where('campaign.id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const number = (status: ApplicationStatus) =>
    Number(rows.find((row) => !row.is_erased && row.status === status)?.n ?? 0);
  const erased = rows.filter(({ is_erased }) => is_erased);
  const lastAt = erased.flatMap(({ last_at }) => last_at ?? []).sort((a, b) => +b - +a)[0];
  return {
    keptDays,
    counts: Object.fromEntries(
      applicationStatuses.map((status) => [status, number(status)]),
    ) as Record<ApplicationStatus, number>,
    erased: {
      count: erased.reduce((sum, { n }) => sum + Number(n), 0),
      lastAt: lastAt?.toISOString() ?? null,
    },
  };
}

/** How many were sealed with a secret that is not among these. */
export async function countUnreadable(
  db: Db,
  campaignId: string,
  known: readonly string[],
): Promise<number> {
  const { n } = await db
    .selectFrom('application')
    .select(sql<number>`count(*)`.as('n'))
    .where('campaign_id', '=', campaignId)
    .where('erased_at', 'is', null)
    .where('sealed_with', 'not in', known)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Who may see the applications to a campaign, and so be assigned to one or be told of them by mail. */
export async function listPeople(db: Db | Tx, campaignId: string) {
  const rows = await db
    .selectFrom('campaign')
    .innerJoin('membership', 'membership.account_id', 'campaign.account_id')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.email'])
    .select(
      sql<boolean>`exists (select from application_reader r
        where r.campaign_id = campaign.id and r.person_id = person.id)`.as('is_mailed'),
    )
    .where('campaign.id', '=', campaignId)
    .where(
      sql<boolean>`(${seesAll(sql.ref('membership.role'))}
        or ${isInWorkspaceOf(sql.ref('person.id'), 'campaign')})`,
    )
    .execute();
  return inOrderOfNames(rows);
}
