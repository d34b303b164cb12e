import {
  adTypeSpecs,
  adTypes,
  budgetChannels,
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
    select day, channel, impressions, clicks, leads, spend from campaign_day where campaign_id = $2
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
  /** Only these; all where it is missing. */
  campaignIds?: readonly string[] | undefined;
}

/** The same for all campaigns of a workspace, of an account, or for some of them, together. */
export function workspaceFiguresStatement(request: WorkspaceFiguresRequest): Statement {
  const { accountId, workspaceId, campaignIds, from = null, to = null, since = null } = request;
  const values = [accountId, from, to, since, budgetOfChannel, budgetChannels];
  if (campaignIds) {
    const chosen = [...values, campaignIds, workspaceId ?? null];
    return { name: 'chosen-figures', text: chosenText, values: chosen };
  }
  return workspaceId === undefined
    ? { name: 'account-figures', text: accountText, values }
    : { name: 'workspace-figures', text: workspaceText, values: [...values, workspaceId] };
}

/** Whether a period holds all days on which a campaign was counted: then its sums are known already. */
const isWhole =
  '(($2::date is null or t.first_day >= $2) and ($3::date is null or t.last_day <= $3))';

const ofPeriod = ['impressions', 'clicks', 'leads', 'spend']
  .map(
    (count) => `sum(case when ${isWhole} then t.${count} else p.${count} end)::bigint as ${count}`,
  )
  .join(', ');

/** `days` are the rows that are added up, `campaigns` the condition for those that are named. */
function textFor(days: string, campaigns: string): string {
  const within = (first: string) => `($3::date is null or d.day <= $3)
    and (${first} is null or d.day >= ${first})`;
  return `
  with counted as (
    select d.day, d.channel, ${sums} from ${days} and ${within('coalesce($4::date, $2::date)')}
    group by d.day, d.channel
  ), told as (
    select b.channel, p.figures_at as at,
      (p.figures_at at time zone (select time_zone from account where id = $1))::date as day
    from unnest($6::text[]) b (channel) cross join lateral (
      select p.figures_at from publication p join campaign c on c.id = p.campaign_id
      where p.account_id = $1 and p.channel = b.channel and p.figures_at is not null and ${campaigns}
      order by p.figures_at desc limit 1) p
  ), bounds as (
    select min(d.day) as first from ${days}
  ), dearest as (
    select t.campaign_id, ${ofPeriod}
    from campaign c join campaign_total t on t.campaign_id = c.id
    cross join lateral (
      select ${sums} from campaign_day d
      where not ${isWhole} and d.campaign_id = t.campaign_id and d.channel = t.channel
        and ${within('$2::date')}) p
    where ${campaigns} and ($2::date is null or t.last_day >= $2) and ($3::date is null or t.first_day <= $3)
      and (${isWhole} or p.spend is not null)
    group by t.campaign_id
    order by spend desc, t.campaign_id limit ${CAMPAIGNS_NAMED}
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
      `select c.id, c.title, c.status, c.type, c.goal, d.impressions, d.clicks, d.leads, d.spend
      from dearest d join campaign c on c.id = d.campaign_id`,
      'spend desc, id',
    )})::text as answer`;
}

const accountText = textFor(
  'workspace_day d where d.workspace_id in (select id from workspace where account_id = $1)',
  'c.account_id = $1',
);
const workspaceText = textFor(
  'workspace_day d where d.workspace_id = $7',
  'c.account_id = $1 and c.workspace_id = $7',
);
const chosen = `c.account_id = $1 and c.id = any ($7::uuid[])
  and ($8::uuid is null or c.workspace_id = $8)`;
const chosenText = textFor(
  `campaign_day d join campaign c on c.id = d.campaign_id where ${chosen}`,
  chosen,
);
