import { type Insertable, sql } from 'kysely';
import type { Tx } from '../connect.ts';
import type { Database } from '../schema.ts';

export type FigureRow = Insertable<Database['campaign_figure']>;

/**
 * Days as a network reports them. A day that is reported again replaces what was known. The sums of
 * each campaign are written anew from its days, and what they grew by is added to the sums of its
 * workspace, so that all three always agree. Answers whether anything was new.
 */
export async function writeFigures(
  tx: Tx,
  rows: FigureRow[],
  /** Where each application is received, what a network counts of them is not written. */
  { keepsLeads = false }: { keepsLeads?: boolean } = {},
): Promise<boolean> {
  if (rows.length === 0) return false;
  const campaigns = [...new Set(rows.map((row) => row.campaign_id))];
  return changeFigures(tx, campaigns, () => writeDays(tx, rows, keepsLeads));
}

/** Counts the applications to a campaign that were received, by the days of its account. */
export const countApplications = (tx: Tx, campaignId: string, timeZone: string): Promise<boolean> =>
  changeFigures(tx, [campaignId], async () => {
    const { numAffectedRows = 0n } = await sql`
      insert into campaign_figure as f (campaign_id, day, channel, ad_id, leads)
      select campaign_id, (applied_at at time zone ${timeZone})::date, channel, ad_id, count(*)
      from application where campaign_id = ${campaignId}
      group by 1, 2, 3, 4
      on conflict (campaign_id, day, channel, ad_id) do update set leads = excluded.leads
      where f.leads <> excluded.leads`.execute(tx);
    return numAffectedRows;
  });

/** Lets days be changed, and the sums follow. Answers whether a day became different. */
async function changeFigures(
  tx: Tx,
  unordered: readonly string[],
  change: () => Promise<bigint>,
): Promise<boolean> {
  // In one order everywhere: two writers of the same campaigns wait instead of locking each other.
  const campaigns = [...unordered].sort();
  await tx
    .selectFrom('campaign')
    .select('id')
    .where('id', 'in', campaigns)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const before = await sums(tx, campaigns);
  if ((await change()) === 0n) return false;
  await sql`
    insert into campaign_total (campaign_id, channel, impressions, clicks, leads, spend)
    select campaign_id, channel, sum(impressions), sum(clicks), sum(leads), sum(spend)
    from campaign_figure where campaign_id = any (${campaigns})
    group by campaign_id, channel
    on conflict (campaign_id, channel) do update set
      impressions = excluded.impressions, clicks = excluded.clicks,
      leads = excluded.leads, spend = excluded.spend`.execute(tx);
  for (const now of await sums(tx, campaigns)) {
    const then = before.find((sum) => sum.workspace_id === now.workspace_id);
    await grow(tx, now, then);
  }
  return true;
}

/**
 * A list for each column, because a statement takes no more than 65,535 parameters. Answers how many
 * days became different.
 */
async function writeDays(tx: Tx, rows: readonly FigureRow[], keepsLeads: boolean): Promise<bigint> {
  const each = <Key extends keyof FigureRow>(key: Key) => rows.map((row) => row[key] ?? null);
  const counts = (key: 'impressions' | 'clicks' | 'leads' | 'spend') =>
    rows.map((row) => row[key] ?? 0);
  const leads = keepsLeads ? sql`f.leads` : sql`excluded.leads`;
  const { numAffectedRows = 0n } = await sql`
    insert into campaign_figure as f
      (campaign_id, day, channel, ad_id, impressions, clicks, leads, spend)
    select * from unnest(
      ${each('campaign_id')}::uuid[], ${each('day')}::date[], ${each('channel')}::text[],
      ${each('ad_id')}::uuid[], ${counts('impressions')}::bigint[], ${counts('clicks')}::bigint[],
      ${keepsLeads ? rows.map(() => 0) : counts('leads')}::bigint[], ${counts('spend')}::bigint[])
    on conflict (campaign_id, day, channel, ad_id) do update set
      impressions = excluded.impressions, clicks = excluded.clicks,
      leads = ${leads}, spend = excluded.spend
    where (f.impressions, f.clicks, f.leads, f.spend)
      is distinct from (excluded.impressions, excluded.clicks, ${leads}, excluded.spend)`.execute(
    tx,
  );
  return numAffectedRows;
}

type Sum = Insertable<Database['workspace_total']>;

async function sums(tx: Tx, campaigns: string[]): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select c.workspace_id, sum(t.impressions)::bigint as impressions, sum(t.clicks)::bigint as clicks,
      sum(t.leads)::bigint as leads, sum(t.spend)::bigint as spend
    from campaign c join campaign_total t on t.campaign_id = c.id
    where c.id = any (${campaigns})
    group by c.workspace_id order by c.workspace_id`.execute(tx);
  return rows;
}

async function grow(tx: Tx, now: Sum, then: Sum | undefined): Promise<void> {
  const by = (key: 'impressions' | 'clicks' | 'leads' | 'spend') => now[key] - (then?.[key] ?? 0);
  await sql`
    insert into workspace_total as w (workspace_id, impressions, clicks, leads, spend)
    values (${now.workspace_id}, ${by('impressions')}, ${by('clicks')}, ${by('leads')}, ${by('spend')})
    on conflict (workspace_id) do update set
      impressions = w.impressions + excluded.impressions, clicks = w.clicks + excluded.clicks,
      leads = w.leads + excluded.leads, spend = w.spend + excluded.spend`.execute(tx);
}
