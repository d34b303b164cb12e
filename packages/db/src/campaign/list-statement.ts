import {
  ACTIVE,
  type CampaignRuns,
  type CampaignSort,
  type CampaignStatus,
  type CampaignType,
  type Channel,
  campaignStatuses,
  leadingStatuses,
  type Role,
  type SortColumn,
} from '@posthorn/domain';
import { rowJson, rowTables } from './row-json.ts';
import { isShownOn } from './shown-channels.ts';

/** Which campaigns are meant. */
export interface CampaignNarrowing {
  accountId: string;
  /** One workspace of the account; undefined for all of them. */
  slug: string | undefined;
  statuses: CampaignStatus[];
  q: string;
  onlyErrors: boolean;
  types: CampaignType[];
  channels: Channel[];
  workspaces: string[];
  template: string;
  /** Active ones that run today where the account is, or begin later; undefined for all. */
  runs: { when: CampaignRuns; now: Date } | undefined;
  /** The person who made them; undefined for all. */
  madeBy: string | undefined;
}

export interface CampaignListRequest extends CampaignNarrowing {
  page: number;
  perPage: number;
  sort: CampaignSort | undefined;
  /** Of the caller: rows say what they may do. */
  role: Role;
}

/** A statement for node-postgres. With a name it is planned once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * One page of campaigns as one JSON text, `answer`. Per status the index gives the first rows in the
 * wanted order, so a filter costs what it shows and not what it leaves out; the few rows of all
 * statuses are then put in order. One row more than the page tells whether there is a next one,
 * without counting.
 */
export function campaignListStatement(request: CampaignListRequest): Statement {
  const { accountId, page, perPage, slug } = request;
  const statuses = request.statuses.length > 0 ? request.statuses : [...campaignStatuses];
  const range = [(page - 1) * perPage, perPage, page];
  const values = [accountId, statuses, ...range, ...(slug === undefined ? [] : [slug])];
  const conditions = conditionsOf(request, values);
  const shape: Shape = {
    ...{ sort: request.sort ?? 'default', role: request.role, conditions },
    ofWorkspace: slug !== undefined,
  };
  // A narrowed list is planned for what it is narrowed to: how many campaigns that are decides which way is fast.
  if (conditions.length > 0) return { text: listText(shape), values };
  const { key, text } = textFor(shape);
  return { name: key, text, values };
}

/** How many campaigns match, as one JSON text, `answer`; counting ends at a maximum. */
export function campaignCountStatement(request: CampaignNarrowing, most: number): Statement {
  const { accountId, slug, statuses } = request;
  const values: unknown[] = [
    accountId,
    statuses.length > 0 ? statuses : [...campaignStatuses],
    most,
  ];
  if (slug !== undefined) values.push(slug);
  const conditions = [
    ...(slug === undefined
      ? []
      : ['workspace_id = (select id from workspace where account_id = $1 and slug = $4)']),
    ...conditionsOf(request, values),
  ];
  const text = `
    select json_build_object('count', least(count(*), $3::int), 'hasMore', count(*) > $3::int)::text as answer
    from (
      select from campaign where account_id = $1 and status = any ($2::text[])
      ${conditions.map((condition) => `and ${condition}`).join(' ')}
      limit $3::int + 1
    ) as counted`;
  return { text, values };
}

/** What a list is narrowed to besides statuses; the values of the conditions are put behind the others. */
function conditionsOf(request: CampaignNarrowing, values: unknown[]): string[] {
  const next = (value: unknown) => `$${values.push(value)}`;
  const { q, onlyErrors, types, channels, workspaces, template, runs, madeBy } = request;
  return [
    q && `search_text like inside_pattern(${next(q)})`,
    onlyErrors && `id in (${withErrors})`,
    types.length > 0 && `type = any (${next(types)}::text[])`,
    channels.length > 0 &&
      `(${channels.map((channel) => isShownOn(channel, 'campaign')).join(' or ')})`,
    workspaces.length > 0 &&
      `workspace_id in (select id from workspace where account_id = $1 and slug = any (${next(workspaces)}::text[]))`,
    template && `used_template = ${next(template)}`,
    runs && `status = '${ACTIVE}' and ${starts[runs.when]} ${dayOf(next(runs.now))}`,
    madeBy && `made_by = ${next(madeBy)}`,
  ].filter((condition) => typeof condition === 'string' && condition !== '') as string[];
}

/** A launched campaign has a first day; one that is over is no longer active. */
const starts: Record<CampaignRuns, string> = { now: 'start_date <=', later: 'start_date >' };

/** The day of a moment where the account is. */
const dayOf = (moment: string): string =>
  `(${moment}::timestamptz at time zone (select time_zone from account where id = $1))::date`;

interface Shape {
  sort: CampaignSort | 'default';
  ofWorkspace: boolean;
  conditions: readonly string[];
  role: Role;
}

const texts = new Map<string, string>();

function textFor(shape: Shape) {
  const key = `campaigns/${shape.role}/${shape.ofWorkspace ? 'workspace' : 'account'}/${shape.sort}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = listText(shape);
    texts.set(key, text);
  }
  return { key, text };
}

/**
 * The values a plan depends on. As subqueries the planner cannot look at them: it would plan every
 * page anew, for a plan that is always the same, and that took more time than reading the page.
 */
const SKIP = '(select $3::int)';
const SIZE = '(select $4::int)';
const STATUSES = '(select $2::text[])';
const ACCOUNT = '(select $1::uuid)';
const WORKSPACE = '(select id from workspace where account_id = $1 and slug = $6)';

const trailing = `status <> all ('{${leadingStatuses.join(',')}}')`;

/** Without a start date a campaign is being made or waits for approval, and is looked for the most. */
export const usualOrder = `${trailing}, start_date desc nulls first, id desc`;

/** What a list is sorted by: columns of the campaign, and of its sums. */
const sortedBy: Record<SortColumn, { table: 'campaign' | 'campaign_sum'; column: string }> = {
  startDate: { table: 'campaign', column: 'start_date' },
  endDate: { table: 'campaign', column: 'end_date' },
  budget: { table: 'campaign_sum', column: 'budget' },
  spend: { table: 'campaign_sum', column: 'spend' },
  result: { table: 'campaign_sum', column: 'result' },
  resultCost: { table: 'campaign_sum', column: 'result_cost' },
  spendOfBudget: { table: 'campaign_sum', column: 'spend_of_budget' },
  impressions: { table: 'campaign_sum', column: 'impressions' },
  clicks: { table: 'campaign_sum', column: 'clicks' },
  ctr: { table: 'campaign_sum', column: 'ctr' },
  cpc: { table: 'campaign_sum', column: 'cpc' },
  leads: { table: 'campaign_sum', column: 'leads' },
  cpl: { table: 'campaign_sum', column: 'cpl' },
};

interface Order {
  table: 'campaign' | 'campaign_sum';
  column: string;
  isDown: boolean;
  /** As it holds over all statuses. What is not known is last both ways. */
  text: string;
}

function orderOf(sort: Shape['sort']): Order {
  if (sort === 'default') {
    return { ...sortedBy.startDate, isDown: true, text: usualOrder };
  }
  const by = sortedBy[sort.replace('-', '') as SortColumn];
  const isDown = sort.startsWith('-');
  const way = isDown ? ' desc' : '';
  return { ...by, isDown, text: `${by.column}${way} nulls last, id${way}` };
}

function listText(shape: Shape): string {
  const order = orderOf(shape.sort);
  const picked = shape.conditions.length > 0 ? sifted(shape, order) : perStatus(shape, order);
  return `
    with picked as (
      select id, row_number() over (order by ${order.text}) as n
      from (${picked}) as candidate
      order by n offset ${SKIP} limit ${SIZE} + 1
    )
    select json_build_object(
      'data', coalesce(json_agg(shown order by n) filter (where n <= ${SKIP} + ${SIZE}), '[]'),
      'page', $5::int, 'perPage', ${SIZE}, 'hasMore', count(*) > ${SIZE})::text as answer
    from (
      select picked.n, ${rowJson(shape.role)} as shown
      from picked
      join campaign c on c.id = picked.id
      ${rowTables}
    ) as page`;
}

function perStatus({ sort, ofWorkspace }: Shape, { table, column, isDown }: Order): string {
  const rows = `${SKIP} + ${SIZE} + 1`;
  const isSum = table === 'campaign_sum';
  const id = isSum ? 'campaign_id' : 'id';
  // Sums are kept in the order of each workspace only: an account reads those of all its workspaces.
  const homes = isSum
    ? `, (select id from workspace where ${ofWorkspace ? `id = ${WORKSPACE}` : `account_id = ${ACCOUNT}`}) as home`
    : '';
  const ownScope = ofWorkspace ? `workspace_id = ${WORKSPACE}` : `account_id = ${ACCOUNT}`;
  const scope = isSum ? 'workspace_id = home.id' : ownScope;
  const from = `select ${id} as id, status, ${column} from ${table}
    where ${scope} and status = wanted.status`;
  // The index has what is not known last. Where that comes first, and where the index is read backwards, it is
  // read apart; without it `nulls first` changes nothing but says that the index has this order.
  const apart = (known: string, unknown: string) =>
    `(${from} and ${column} is not null order by ${known} limit ${rows})
     union all (${from} and ${column} is null order by ${unknown} limit ${rows})`;
  const asIndexed = `${column} desc nulls last, ${id} desc`;
  const backwards = `${column} nulls first, ${id}`;
  const upwards = apart(backwards, backwards);
  const downwards = `${from} order by ${asIndexed} limit ${rows}`;
  const usual = apart(asIndexed, asIndexed);
  const first = sort === 'default' ? usual : isDown ? downwards : upwards;
  return `select first.* from unnest(${STATUSES}) as wanted (status)${homes}
    cross join lateral (${first}) as first`;
}

function sifted({ ofWorkspace, conditions }: Shape, { table, column, text: order }: Order) {
  const [sum, sums] =
    table === 'campaign_sum'
      ? [
          `, ${column}`,
          `join (select campaign_id, ${column} from campaign_sum) s on s.campaign_id = id`,
        ]
      : ['', ''];
  return `select id, status, start_date, end_date${sum} from campaign ${sums}
    where account_id = $1 and status = any ($2)
    ${ofWorkspace ? `and workspace_id = ${WORKSPACE}` : ''}
    ${conditions.map((condition) => `and ${condition}`).join(' ')}
    order by ${order} limit ${SKIP} + ${SIZE} + 1`;
}

const withErrors = `
  select campaign_id from open_campaign_error where account_id = $1 and kind = 'delivery'`;
