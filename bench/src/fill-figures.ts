import pg from 'pg';

export const ADS = 300;
export const YEAR = 365;
const CAMPAIGN_DAYS = 30;

export interface FilledFigures {
  /** The campaign that has figures of a year and of many ads. */
  campaignId: string;
  accountId: string;
  slug: string;
}

/** Gives every campaign of a filled database thirty days of figures, and one of them a year of 300 ads. */
export async function fillFigures(url: string): Promise<FilledFigures> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ id: string }>(
      'select campaign_id as id from campaign_figure limit 1',
    );
    if (rows.length === 0) {
      await client.query(daysOfAll, [CAMPAIGN_DAYS]);
      await client.query(oneLong, [YEAR, ADS]);
      await client.query(daysOfLong);
      await client.query(daysOfWorkspaces);
      await client.query('vacuum analyze');
    }
    const found = await client.query<FilledFigures>(`
      select c.id as "campaignId", c.account_id as "accountId", w.slug
      from campaign c join workspace w on w.id = c.workspace_id
      where c.id = (select campaign_id from campaign_figure limit 1)`);
    const [filled] = found.rows;
    if (!filled) throw new Error('There is no campaign');
    return filled;
  } finally {
    await client.end();
  }
}

const daysOfAll = `
  insert into campaign_day (campaign_id, day, channel, impressions, clicks, leads, spend)
  select t.campaign_id, t.first_day + n, t.channel, t.impressions / $1::int, t.clicks / $1::int, 0, t.spend / $1::int
  from campaign_total t, generate_series(0, $1::int - 1) n`;

const oneLong = `
  insert into campaign_figure (campaign_id, day, channel, ad_id, impressions, clicks, leads, spend)
  select c.id, c.start_date + n, (array['facebook', 'instagram', 'linkedIn', 'googleDisplay', 'googleSearch'])[1 + a % 5],
    ('00000000-0000-4000-8000-' || lpad(a::text, 12, '0'))::uuid, 1000 + a, 10, 1, 500
  from (select id, start_date from campaign where status = 'active' order by id limit 1) c,
    generate_series(0, $1::int - 1) n, generate_series(1, $2::int) a`;

const daysOfLong = `
  with long as (
    select campaign_id, day, channel, sum(impressions) as impressions, sum(clicks) as clicks,
      sum(leads) as leads, sum(spend) as spend
    from campaign_figure group by campaign_id, day, channel
  )
  insert into campaign_day select * from long
  on conflict (campaign_id, day, channel) do update set
    impressions = excluded.impressions, clicks = excluded.clicks, leads = excluded.leads, spend = excluded.spend`;

const daysOfWorkspaces = `
  insert into workspace_day
  select c.workspace_id, d.day, d.channel, sum(d.impressions), sum(d.clicks), sum(d.leads), sum(d.spend)
  from campaign_day d join campaign c on c.id = d.campaign_id
  group by c.workspace_id, d.day, d.channel`;
