import {
  adTypeSpecs,
  adTypes,
  budgetOf,
  CAMPAIGNS_NAMED,
  type CalendarDate,
  channels,
} from '@posthorn/domain';
import type { Statement } from './list-statement.ts';

const channelOfType = JSON.stringify(
  Object.fromEntries(adTypes.map((type) => [type, adTypeSpecs[type].channel])),
);
const budgetOfChannel = JSON.stringify(
  Object.fromEntries(channels.map((channel) => [channel, budgetOf(channel)])),
);

/** The last day a network told of: applications arrive by themselves, also on days it has not told of yet. */
const lastTold = 'max(c.day) filter (where c.impressions > 0 or c.clicks > 0 or c.spend > 0)';

const sums = `sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
  sum(leads)::bigint as leads, sum(spend)::bigint as spend`;

const list = (rows: string, order: string) =>
  `(select coalesce(json_agg(row_to_json(listed) order by ${order}), '[]') from (${rows}) as listed)`;

interface Days {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

interface CampaignFiguresRequest extends Days {
  accountId: string;
  campaignId: string;
}

/**
 * What a campaign did, as one JSON text: all its days by channel, its ads between two days, what it may
 * spend, and up to which day each channel's network has told what it counted.
 */
export function campaignFiguresStatement(request: CampaignFiguresRequest): Statement {
  const { accountId, campaignId, from = null, to = null } = request;
  return {
    name: 'campaign-figures',
    text: campaignText,
    values: [accountId, campaignId, from, to, channelOfType, budgetOfChannel],
  };
}

const campaignText = `
  with plans as (
    select p.channel, (p.figures_at at time zone a.time_zone)::date as told, p.figures_at,
      (p.published_at at time zone a.time_zone)::date as published,
      coalesce(p.reached_plan, w.plan) as plan
    from publication p
    join account a on a.id = p.account_id
    left join publication_plan w on w.publication_id = p.id and w.version = p.plan_version
    where p.account_id = $1 and p.campaign_id = $2
  ), counted as (
    select day, channel, ${sums} from campaign_figure where campaign_id = $2 group by day, channel
  ), shown as (
    select $5::jsonb ->> (ad ->> 'adType') as channel from plans, jsonb_array_elements(plan -> 'ads') ad
    union select channel from counted
  )
  select json_build_object(
    'channels', ${list(
      `select s.channel, p.figures_at as "readAt",
        least((p.plan ->> 'startDate')::date, c.first) as "from",
        greatest(p.told, c.last) as until
      from shown s
      left join plans p on p.channel = $6::jsonb ->> s.channel
      left join (
        select channel, min(day) as first, ${lastTold} as last from counted c group by channel) c
        on c.channel = s.channel`,
      'channel',
    )},
    'budgets', ${list(
      `select channel, (plan ->> 'budget')::bigint as budget, plan ->> 'startDate' as "startDate",
        plan ->> 'endDate' as "endDate", published as "publishedOn" from plans where plan is not null`,
      'channel',
    )},
    'days', ${list('select * from counted', 'day, channel')},
    'ads', ${list(
      `select ad_id as "adId", channel, ${sums} from campaign_figure
      where campaign_id = $2 and ad_id is not null
        and ($3::date is null or day >= $3) and ($4::date is null or day <= $4)
      group by ad_id, channel`,
      'channel, "adId"',
    )})::text as answer`;

interface WorkspaceFiguresRequest extends Days {
  accountId: string;
  /** Undefined for the whole account. */
  workspaceId: string | undefined;
  /** A day before the first one, from which days are listed too. */
  since?: CalendarDate | undefined;
}

/** The same for all campaigns of a workspace, or of an account, together. */
export function workspaceFiguresStatement(request: WorkspaceFiguresRequest): Statement {
  const { accountId, workspaceId, from = null, to = null, since = null } = request;
  const values = [accountId, from, to, since, budgetOfChannel];
  return workspaceId === undefined
    ? { name: 'account-figures', text: accountText, values }
    : { name: 'workspace-figures', text: workspaceText, values: [...values, workspaceId] };
}

function textFor(scope: string): string {
  const within = (first: string) => `($3::date is null or f.day <= $3)
    and (${first} is null or f.day >= ${first})`;
  return `
  with mine as (
    select c.id, c.title, c.status, c.type, c.start_date from campaign c
    where ${scope} and exists (select from campaign_total t where t.campaign_id = c.id)
  ), counted as (
    select f.day, f.channel, ${sums}
    from mine join campaign_figure f on f.campaign_id = mine.id
    where ${within('coalesce($4::date, $2::date)')}
    group by f.day, f.channel
  ), told as (
    select p.channel, max(p.figures_at) as at,
      (max(p.figures_at) at time zone (select time_zone from account where id = $1))::date as day
    from publication p join mine on mine.id = p.campaign_id
    where p.account_id = $1 group by p.channel
  ), bounds as (
    select (select min(f.day) from mine join campaign_figure f on f.campaign_id = mine.id) as first
  )
  select json_build_object(
    'firstDay', (select first from bounds),
    'channels', ${list(
      `select c.channel, min(t.at) as "readAt", (select first from bounds) as "from",
        greatest(${lastTold}, max(t.day)) as until
      from counted c left join told t on t.channel = $5::jsonb ->> c.channel group by c.channel`,
      'channel',
    )},
    'days', ${list('select * from counted', 'day, channel')},
    'campaigns', ${list(
      `select mine.id, mine.title, mine.status, mine.type, ${sums}
      from mine join campaign_figure f on f.campaign_id = mine.id
      where ${within('$2::date')}
      group by mine.id, mine.title, mine.status, mine.type
      order by sum(spend) desc, mine.id limit ${CAMPAIGNS_NAMED}`,
      'spend desc, id',
    )})::text as answer`;
}

const accountText = textFor('c.account_id = $1');
const workspaceText = textFor('c.account_id = $1 and c.workspace_id = $6');
