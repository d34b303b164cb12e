import pg from 'pg';

export interface Size {
  accounts: number;
  campaigns: number;
}

/**
 * Fills a migrated database with accounts of very different sizes: one holds a tenth of all
 * campaigns, ten share another tenth, the rest are small. Titles are made of real job profiles and
 * places, so that a search meets rare and common words.
 */
export async function fillDatabase(url: string, size: Size, tell: (step: string) => void) {
  const client = new pg.Client(url);
  await client.connect();
  const run = async (step: string, text: string, values: unknown[] = []) => {
    const began = Date.now();
    await client.query(text, values);
    tell(`${step}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query('set synchronous_commit = off; set maintenance_work_mem = "512MB"');
    // Built once at the end instead of a million times in between.
    const indexes = await client.query<{ name: string; text: string }>(`
      select indexname as name, indexdef as text from pg_indexes
      where tablename in ('campaign', 'campaign_sum') and indexname ~ '_by_|search'`);
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    await run('accounts and people', people, [size.accounts]);
    // Their sums are written at once, not one by one.
    await client.query('alter table campaign disable trigger user');
    await run('campaigns', campaigns, [size.accounts, size.campaigns]);
    await client.query('alter table campaign enable trigger user');
    await run('figures', figures);
    await run('sums of campaigns', campaignSums);
    await run('sums of workspaces', sums);
    await run('errors', errors);
    for (const { name, text } of indexes.rows) await run(`index ${name}`, text);
    await run('statistics', 'vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Remembers which account has which number, for the measurements. */
const people = `
  with made as (
    insert into account (name, place_id)
    select 'Account ' || n, null from generate_series(1, $1::int) n
    returning id, name
  ), person_made as (
    insert into person (email, first_name, last_name)
    select 'admin-' || id || '@bench.test', 'Admin', name from made
    returning id, email
  ), member as (
    insert into membership (account_id, person_id, role)
    select made.id, person_made.id, 'admin' from made
    join person_made on person_made.email = 'admin-' || made.id || '@bench.test'
  )
  insert into workspace (account_id, name, slug)
  select id, 'Workspace ' || w, 'workspace-' || w from made, generate_series(1, 4) w`;

/**
 * Ten hexadecimal digits that look random, so that a search meets them as it meets the product's own.
 * Multiplying by an odd number gives each number below 2^40 another one: no two are equal. A digest
 * cut to ten digits is not enough, because among a million of them two are equal every third time.
 */
export const hashOfNumber = (number: string): string =>
  `upper(lpad(to_hex((${number} * 679535556991) & 1099511627775), 10, '0'))`;

const campaigns = `
  with numbered as (
    select id, row_number() over (order by name) as n, count(*) over () as all_of_them from account
  ), sized as (
    select id, case
      when n = 1 then $2::int / 10
      when n <= 11 then $2::int / 100
      else ($2::int * 8 / 10) / greatest($1::int - 11, 1) end as campaigns
    from numbered
  ), homes as (
    select account_id, array_agg(id order by slug) as ids from workspace group by account_id
  ), words as (
    select array(select name from job_profile order by id) as jobs,
      array(select name from place where country_code = 'NL' and type = 'city' and population > 5000 order by id) as cities
  )
  insert into campaign (account_id, workspace_id, hash, type, status, title, po_number, locations,
    start_date, end_date, suggested_budget)
  select sized.id, homes.ids[1 + i % 4], ${hashOfNumber('row_number() over ()')},
    (array['consideration', 'conversions', 'awareness', 'leadform', 'custom'])[1 + i % 5],
    case when r < 0.7 then 'finished' when r < 0.8 then 'active' when r < 0.9 then 'stopped'
      when r < 0.95 then 'draft' when r < 0.98 then 'paused' when r < 0.999 then 'to_approve'
      else 'failed' end,
    jobs[1 + (random() * (array_length(jobs, 1) - 1))::int] || ', ' || city,
    'PO-' || (100000 + (random() * 899999)::int),
    jsonb_build_array(jsonb_build_object('id', 'city:' || i, 'name', city, 'type', 'city', 'country', 'Netherlands')),
    day, day + 30, 90000
  from sized
  join homes on homes.account_id = sized.id
  cross join words
  cross join lateral generate_series(1, sized.campaigns) i
  cross join lateral (
    select random() as r, date '2024-01-01' + (random() * 1000)::int + i * 0 as day,
      cities[1 + (random() * (array_length(cities, 1) - 1))::int] as city
  ) dice`;

const figures = `
  insert into campaign_total (campaign_id, channel, first_day, last_day, impressions, clicks, leads, spend)
  select id, channel, start_date, end_date,
    (40000 * random())::int, (300 * random())::int, (12 * random())::int, (30000 * random())::int from campaign,
    unnest(array['facebook', 'googleSearch']) channel
  where status not in ('draft', 'to_approve')`;

const campaignSums = `
  insert into campaign_sum
    (campaign_id, workspace_id, status, budget, impressions, clicks, leads, spend, counts)
  select c.id, c.workspace_id, c.status, c.suggested_budget,
    sum(t.impressions), sum(t.clicks), sum(t.leads), sum(t.spend), counted_for(c.type, c.goal)
  from campaign c left join campaign_total t on t.campaign_id = c.id group by c.id`;

const sums = `
  insert into workspace_total
  select c.workspace_id, sum(t.impressions), sum(t.clicks), sum(t.leads), sum(t.spend)
  from campaign c join campaign_total t on t.campaign_id = c.id group by c.workspace_id`;

const errors = `
  insert into campaign_error (account_id, campaign_id, kind, code, message, user_message)
  select account_id, id, 'delivery', 'E1', 'refused', 'Please look at the ad'
  from campaign where status = 'failed'`;
