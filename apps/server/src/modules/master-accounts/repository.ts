import type { Db, Tx } from '@posthorn/db';
import { ACTIVE, runningStatuses } from '@posthorn/domain';
import { sql } from 'kysely';
import { mayBeShown } from '../../platform/networks/may-be-shown.ts';

export const findMaster = (db: Db | Tx, masterId: string) =>
  db.selectFrom('master_account').selectAll().where('id', '=', masterId).executeTakeFirstOrThrow();

export const listMasterAdmins = (db: Db, masterId: string) =>
  db
    .selectFrom('master_admin')
    .innerJoin('person', 'person.id', 'master_admin.person_id')
    .select(['person.id', 'first_name', 'last_name', 'email'])
    .where('master_account_id', '=', masterId)
    .orderBy('since')
    .orderBy('person.id')
    .execute();

/** What was given up and switched off before it got there is off for good: nothing is launched here any more. */
const isUnsettled = sql`(
  p.state in ('waiting', 'working') or (${mayBeShown('p')} and not (
    p.state = 'failed' and p.reached_plan is null and p.reached_delivery is not distinct from 'paused')))`;

/** Campaigns that run, or of which a network may still show something. */
const running = sql<number>`(
  (select count(*) from campaign c where c.account_id = account.id and (
    c.status = any (${runningStatuses}) or exists (
      select from publication p where p.campaign_id = c.id and p.account_id = c.account_id
        and ${isUnsettled})))
  + (select count(*) from dynamic_campaign c where c.account_id = account.id and (
    c.status = any (${runningStatuses}) or exists (
      select from publication p where p.dynamic_campaign_id = c.id and ${isUnsettled}))))`;

const accounts = (db: Db | Tx, masterId: string) =>
  db
    .selectFrom('account')
    .leftJoin('account_balance as b', 'b.account_id', 'account.id')
    .where('master_account_id', '=', masterId);

const columns = [
  'account.id',
  'account.name',
  'account.alias',
  'account.currency',
  'account.image_key',
  'account.created_at',
  'account.archive_begun_at',
  'account.archived_at',
  sql<number>`(select count(*) from membership m where m.account_id = account.id)`.as('people'),
  sql<number>`(
    (select count(*) from campaign c where c.account_id = account.id and c.status = ${ACTIVE})
    + (select count(*) from dynamic_campaign d
      where d.account_id = account.id and d.status = ${ACTIVE}))`.as('active_campaigns'),
  // Asked only of the few that are on their way to the archive.
  sql<number>`case when account.archive_begun_at is null or account.archived_at is not null
    then 0 else ${running} end`.as('running'),
  sql<number>`coalesce(b.available, 0)`.as('available'),
  sql<number>`coalesce(b.reserved, 0)`.as('reserved'),
] as const;

interface AccountsPage {
  search: string;
  isArchived: boolean;
  limit: number;
  offset: number;
}

const matching = (db: Db, masterId: string, { search, isArchived }: AccountsPage) => {
  const found = accounts(db, masterId).where('archived_at', isArchived ? 'is not' : 'is', null);
  if (search === '') return found;
  return found.where(
    sql<boolean>`(fold(account.name) like inside_pattern(${search})
      or fold(account.alias) like inside_pattern(${search}))`,
  );
};

export const listAccounts = (db: Db, masterId: string, page: AccountsPage) =>
  matching(db, masterId, page)
    .select(columns)
    .orderBy(sql`fold(account.name)`)
    .orderBy('account.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export async function countAccounts(db: Db, masterId: string, page: AccountsPage) {
  const { total } = await matching(db, masterId, page)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

/** Undefined where it belongs to no or to another master account. */
export const findAccount = (db: Db | Tx, masterId: string, accountId: string) =>
  accounts(db, masterId)
    .leftJoin('finance_setting as f', 'f.account_id', 'account.id')
    .select(columns)
    .select([
      ...(['account.street', 'account.postal_code', 'account.city', 'account.country'] as const),
      ...(['account.agreement', 'account.fee', 'account.features', 'account.version'] as const),
      ...(['account.time_zone', 'invoice_email', 'vat_number', 'billing_option'] as const),
      ...(['tax_group', 'payment_period', 'cost_center', 'is_limited'] as const),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();

export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const listWorkspaces = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('workspace')
    .select(['id', 'name', 'slug', 'mark_up', 'image_key'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const findPerson = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

/** The visit that this session makes now. */
export const findVisit = (db: Db | Tx, sessionHash: Buffer) =>
  db
    .selectFrom('account_visit as v')
    .innerJoin('account', 'account.id', 'v.account_id')
    .select(['v.id', 'v.account_id', 'account.name', 'v.entered_at', 'v.ends_at'])
    .where('v.session_hash', '=', sessionHash)
    .where('v.left_at', 'is', null)
    .where('v.ends_at', '>', sql<Date>`product_now()`)
    .executeTakeFirst();

const VISITS_SHOWN = 100;

/** Newest first; one that ran out was left then. */
export const listVisits = (db: Db, accountId: string) =>
  db
    .selectFrom('account_visit')
    .select(['id', 'person_name', 'entered_at'])
    .select(
      sql<Date | null>`case when left_at is null and ends_at > product_now() then null
        else coalesce(left_at, ends_at) end`.as('left_at'),
    )
    .where('account_id', '=', accountId)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(VISITS_SHOWN)
    .execute();
