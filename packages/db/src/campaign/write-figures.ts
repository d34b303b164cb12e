import type { CalendarDate, Channel } from '@posthorn/domain';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../connect.ts';
import { settleCampaigns } from '../finance/ledger.ts';
import type { Database } from '../schema.ts';

export type FigureRow = Insertable<Database['campaign_figure']>;

/** Days of some channels of which the rows that are written say everything. */
interface Whole {
  channels: readonly Channel[];
  from: CalendarDate;
  to: CalendarDate;
}

interface Writing {
  /** Where each application is received, what a network counts of them is not written. */
  keepsLeads?: boolean;
  /** What is known of these days and is not told any more, the network has taken back. */
  whole?: Whole;
}

/**
 * Days as a network reports them. A day that is reported again replaces what was known. What the days grew
 * or shrank by is added to the sums of the campaign and of its workspace, and of their days, in the same
 * statement, and what lists are sorted by follows, so that all of them always agree, and the ledger with them.
 * Answers whether anything was new.
 */
export async function writeFigures(
  tx: Tx,
  rows: readonly FigureRow[],
  { keepsLeads = false, whole }: Writing = {},
): Promise<boolean> {
  // A network that lets us read nothing any more answers like one that has nothing to tell.
  if (rows.length === 0) return false;
  const campaigns = [...new Set(rows.map((row) => row.campaign_id))];
  const leads = keepsLeads ? sql`f.leads` : sql`excluded.leads`;
  return changeFigures(
    tx,
    campaigns,
    sql`
      with told as (${toldBy(rows, keepsLeads)})
      insert into campaign_figure as f
        (campaign_id, day, channel, ad_id, impressions, clicks, leads, spend)
      select * from told ${whole ? takenBack(campaigns, whole) : sql``}
      on conflict (campaign_id, day, channel, ad_id) do update set
        impressions = excluded.impressions, clicks = excluded.clicks,
        leads = ${leads}, spend = excluded.spend
      where (f.impressions, f.clicks, f.leads, f.spend)
        is distinct from (excluded.impressions, excluded.clicks, ${leads}, excluded.spend)`,
  );
}

/** A list for each column, because a statement takes no more than 65,535 parameters. */
function toldBy(rows: readonly FigureRow[], keepsLeads: boolean): RawBuilder<unknown> {
  const each = <Key extends keyof FigureRow>(key: Key) => rows.map((row) => row[key] ?? null);
  const counts = (key: 'impressions' | 'clicks' | 'leads' | 'spend') =>
    rows.map((row) => row[key] ?? 0);
  return sql`
    select * from unnest(
      ${each('campaign_id')}::uuid[], ${each('day')}::date[], ${each('channel')}::text[],
      ${each('ad_id')}::uuid[], ${counts('impressions')}::bigint[], ${counts('clicks')}::bigint[],
      ${keepsLeads ? rows.map(() => 0) : counts('leads')}::bigint[], ${counts('spend')}::bigint[])
      as t (campaign_id, day, channel, ad_id, impressions, clicks, leads, spend)`;
}

/** Rows of zeros for what is known of these days and was not told. */
const takenBack = (campaigns: readonly string[], { channels, from, to }: Whole) => sql`
  union all
  select k.campaign_id, k.day, k.channel, k.ad_id, 0, 0, 0, 0 from campaign_figure k
  where k.campaign_id = any (${campaigns}) and k.channel = any (${channels})
    and k.day between ${from}::date and ${to}::date
    and not exists (select from told t where (t.campaign_id, t.day, t.channel)
      = (k.campaign_id, k.day, k.channel) and t.ad_id is not distinct from k.ad_id)`;

/** Counts the applications to a campaign that were received, by the days of its account. */
export const countApplications = (tx: Tx, campaignId: string, timeZone: string): Promise<boolean> =>
  changeFigures(
    tx,
    [campaignId],
    sql`
      insert into campaign_figure as f (campaign_id, day, channel, ad_id, leads)
      select campaign_id, (applied_at at time zone ${timeZone})::date, channel, ad_id, count(*)
      from application where campaign_id = ${campaignId}
      group by 1, 2, 3, 4
      on conflict (campaign_id, day, channel, ad_id) do update set leads = excluded.leads
      where f.leads <> excluded.leads`,
  );

const counts = ['impressions', 'clicks', 'leads', 'spend'];
const listed = (each: (count: string) => string) => sql.raw(counts.map(each).join(', '));
const all = listed((count) => count);
const grownBy = listed((count) => `sum(${count}) as ${count}`);
const added = listed((count) => `${count} = t.${count} + excluded.${count}`);

/** Writes days, and the sums follow. Answers whether a day became different. */
async function changeFigures(
  tx: Tx,
  campaigns: readonly string[],
  writing: RawBuilder<unknown>,
): Promise<boolean> {
  await lockCampaigns(tx, campaigns);
  const { rows } = await sql<{ campaign_id: string }>`
    with changed as (
      ${writing}
      returning new.campaign_id, new.day, new.channel,
        ${listed((count) => `new.${count} - coalesce(old.${count}, 0) as ${count}`)}
    ), grown as (
      select c.workspace_id, g.* from campaign c join (
        select campaign_id, day, channel, ${grownBy}
        from changed group by campaign_id, day, channel) g on g.campaign_id = c.id
    ), days_of_campaigns as (
      insert into campaign_day as t (campaign_id, day, channel, ${all})
      select campaign_id, day, channel, ${all} from grown order by campaign_id, day, channel
      on conflict (campaign_id, day, channel) do update set ${added}
    ), of_campaigns as (
      insert into campaign_total as t (campaign_id, channel, first_day, last_day, ${all})
      select campaign_id, channel, min(day), max(day), ${grownBy}
      from grown group by campaign_id, channel order by campaign_id, channel
      on conflict (campaign_id, channel) do update set ${added},
        first_day = least(t.first_day, excluded.first_day),
        last_day = greatest(t.last_day, excluded.last_day)
    ), days_of_workspaces as (
      insert into workspace_day as t (workspace_id, day, channel, ${all})
      select workspace_id, day, channel, ${grownBy}
      from grown group by workspace_id, day, channel order by workspace_id, day, channel
      on conflict (workspace_id, day, channel) do update set ${added}
    ), of_workspaces as (
      insert into workspace_total as t (workspace_id, ${all})
      select workspace_id, ${grownBy} from grown group by workspace_id order by workspace_id
      on conflict (workspace_id) do update set ${added}
    )
    select campaign_id from grown limit 1`.execute(tx);
  if (rows.length === 0) return false;
  await sumUp(tx, campaigns);
  await settleCampaigns(tx, campaigns);
  return true;
}

/** Notes that a network was asked about a campaign: what it has not counted is zero from now on. */
export async function noteTold(tx: Tx, campaignId: string): Promise<void> {
  await lockCampaigns(tx, [campaignId]);
  await sumUp(tx, [campaignId]);
}

/** In one order everywhere: two writers of the same campaigns wait instead of locking each other. */
export const lockCampaigns = (tx: Tx, campaigns: readonly string[]) =>
  tx
    .selectFrom('campaign')
    .select('id')
    .where('id', 'in', campaigns)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * What the channels of each campaign reached together. An application can come before any network has
 * told what it counted; then only applications are known.
 */
const sumUp = (tx: Tx, campaigns: readonly string[]) =>
  sql`
    update campaign_sum s set
      impressions = case when k.told then coalesce(t.impressions, 0) end,
      clicks = case when k.told then coalesce(t.clicks, 0) end,
      leads = coalesce(t.leads, case when k.told then 0 end),
      spend = case when k.told then coalesce(t.spend, 0) end
    from campaign c
    cross join lateral (
      select sum(impressions) as impressions, sum(clicks) as clicks, sum(leads) as leads,
        sum(spend) as spend
      from campaign_total where campaign_id = c.id) t
    cross join lateral (
      select coalesce(t.impressions + t.clicks + t.spend > 0, false) or exists (
        select from publication p
        where p.account_id = c.account_id and p.campaign_id = c.id
          and p.figures_at is not null) as told) k
    where c.id = any (${campaigns}) and s.campaign_id = c.id`.execute(tx);
