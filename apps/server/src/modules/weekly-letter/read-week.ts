import { campaignFiguresStatement, type Db } from '@posthorn/db';
import {
  addDays,
  type CalendarDate,
  type Counted,
  type Currency,
  campaignTitle,
  dayIn,
  endsThisWeek,
  firstDayToSpend,
  NOTHING_COUNTED,
  type Outlook,
  outlookOf,
  type PlannedBudget,
  type Readings,
  type WeekCampaign,
  weeksOfLetter,
} from '@posthorn/domain';
import { CompiledQuery, sql } from 'kysely';

/** An account with its campaigns that are of interest in a week; each is in a workspace. */
export interface AccountWeek {
  id: string;
  name: string;
  currency: Currency;
  today: CalendarDate;
  campaigns: (WeekCampaign & { workspaceId: string })[];
}

type Row = Omit<WeekCampaign, 'outlook'> & { workspaceId: string };
/** With its whole budget. */
type FundedRow = Row & { total: number | null };

const sumsOf = (days: string) => sql`(
  select json_build_object('impressions', sum(f.impressions), 'clicks', sum(f.clicks),
    'leads', sum(f.leads), 'spend', sum(f.spend))
  from campaign_day f
  where f.campaign_id = c.id and f.day between ${sql.raw(days)} having count(*) > 0)`;

/** What the campaigns of an account did in the week before a Monday, for all who may see them. */
export async function readWeek(
  db: Db,
  accountId: string,
  monday: CalendarDate,
  now: Date,
): Promise<AccountWeek> {
  const { name, currency, time_zone } = await db
    .selectFrom('account')
    .select(['name', 'currency', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const today = dayIn(time_zone, now);
  const { week, before } = weeksOfLetter(monday);
  const { rows } = await sql<FundedRow>`
    with days as (select ${week.from}::date as first, ${week.to}::date as last,
      ${before.from}::date as before_first, ${before.to}::date as before_last)
    select c.id, c.title, c.status, c.workspace_id as "workspaceId",
      c.start_date as "startDate", c.end_date as "endDate",
      c.custom_total_gross_budget as total,
      ${sumsOf('days.first and days.last')} as week,
      ${sumsOf('days.before_first and days.before_last')} as before,
      (select (min(coalesce(p.figures_at, '-infinity')) at time zone ${time_zone})::date
        from publication p
        where p.account_id = c.account_id and p.campaign_id = c.id and p.reached_plan is not null
        having bool_and(p.figures_at is not null)) as "toldUntil",
      coalesce(e.failures, 0)::int as failures, coalesce(e.refused, 0)::int as "refusedAds"
    from campaign c cross join days
    left join lateral (
      select count(*) filter (where e.ad_id is null) as failures,
        count(distinct e.ad_id) as refused
      from open_campaign_error e
      where e.account_id = c.account_id and e.campaign_id = c.id and e.kind = 'delivery') e on true
    where c.account_id = ${accountId} and (
      (c.start_date <= days.last and coalesce(c.end_date, days.last) >= days.before_first)
      or c.id = any (array(
        select o.campaign_id from open_campaign_error o
        where o.account_id = ${accountId} and o.kind = 'delivery')))
    order by c.id`.execute(db);
  const campaigns = [];
  for (const { total, ...row } of rows) {
    const outlook = endsThisWeek(row, today)
      ? await readOutlook(db, { accountId, row, total, today })
      : undefined;
    campaigns.push({ ...row, week: weekOf(row, week.to), title: campaignTitle(row), outlook });
  }
  return { id: accountId, name, currency, today, campaigns };
}

/** Nothing was counted where the networks have told of the whole week; before that it is not known. */
function weekOf({ week, toldUntil }: Row, lastDay: CalendarDate): Counted | null {
  if (week) return week;
  return toldUntil !== null && toldUntil > addDays(lastDay, -1) ? NOTHING_COUNTED : null;
}

interface Figures extends Readings {
  budgets: readonly (PlannedBudget & { publishedOn: CalendarDate | null })[];
}

/** Where the money of a campaign goes that ends in these days: as its page of figures says it. */
async function readOutlook(
  db: Db,
  {
    accountId,
    row,
    total,
    today,
  }: { accountId: string; row: Row; total: number | null; today: CalendarDate },
): Promise<Outlook | undefined> {
  const { text, values } = campaignFiguresStatement({ accountId, campaignId: row.id });
  const { rows } = await db.executeQuery<{ answer: string }>(CompiledQuery.raw(text, [...values]));
  const { budgets, ...readings } = JSON.parse(rows[0]?.answer ?? '{}') as Figures;
  return outlookOf({
    ...{ status: row.status, today, total, readings },
    budgets: budgets.map(({ publishedOn, ...budget }) => ({
      ...budget,
      startDate: publishedOn ? firstDayToSpend(budget.startDate, publishedOn) : budget.startDate,
    })),
  });
}
