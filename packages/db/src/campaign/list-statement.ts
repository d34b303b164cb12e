import {
  type CampaignSort,
  type CampaignStatus,
  campaignStatuses,
  leadingStatuses,
  type Role,
} from '@posthorn/domain';
import { rowJson, rowTables } from './row-json.ts';

export interface CampaignListRequest {
  accountId: string;
  /** One workspace of the account; undefined for all of them. */
  slug: string | undefined;
  page: number;
  perPage: number;
  statuses: CampaignStatus[];
  sort: CampaignSort | undefined;
  q: string;
  onlyErrors: boolean;
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
  const { accountId, page, perPage, slug, q } = request;
  const statuses = request.statuses.length > 0 ? request.statuses : [...campaignStatuses];
  const range = [(page - 1) * perPage, perPage, page];
  const narrowed = [...(slug === undefined ? [] : [slug]), ...(q ? [q] : [])];
  const { key, text } = textFor(request);
  const values = [accountId, statuses, ...range, ...narrowed];
  // A search is planned for its text: how many campaigns hold it decides which way is fast.
  return q ? { text, values } : { name: key, text, values };
}

interface Shape {
  sort: CampaignSort | 'default';
  ofWorkspace: boolean;
  search: boolean;
  onlyErrors: boolean;
  role: Role;
}

const texts = new Map<string, string>();

function textFor({ slug, q, onlyErrors, role, ...request }: CampaignListRequest) {
  const sort = request.sort ?? 'default';
  const shape: Shape = {
    ...{ sort, role, onlyErrors },
    ofWorkspace: slug !== undefined,
    search: q !== '',
  };
  const key = `campaigns/${role}/${shape.ofWorkspace ? 'workspace' : 'account'}/${sort}${q ? '/search' : ''}${onlyErrors ? '/errors' : ''}`;
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

/** The order of the list, as it holds over all statuses. */
const orders: Record<CampaignSort | 'default', string> = {
  default: usualOrder,
  startDate: 'start_date nulls last, id',
  '-startDate': 'start_date desc nulls last, id desc',
  endDate: 'end_date nulls last, id',
  '-endDate': 'end_date desc nulls last, id desc',
};

function listText(shape: Shape): string {
  const order = orders[shape.sort];
  const picked = shape.search || shape.onlyErrors ? sifted(shape, order) : perStatus(shape);
  return `
    with picked as (
      select id, row_number() over (order by ${order}) as n
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

function perStatus({ sort, ofWorkspace }: Shape): string {
  const date = sort === 'endDate' || sort === '-endDate' ? 'end_date' : 'start_date';
  const scope = ofWorkspace ? `workspace_id = ${WORKSPACE}` : `account_id = ${ACCOUNT}`;
  const from = `select id, status, start_date, end_date from campaign
    where ${scope} and status = wanted.status`;
  const rows = `${SKIP} + ${SIZE} + 1`;
  // The index has the undated last. Where they come first, and where it is read backwards, they are
  // read apart; without them `nulls first` changes nothing but says that the index has this order.
  const apart = (dated: string, undated: string) =>
    `(${from} and ${date} is not null order by ${dated} limit ${rows})
     union all (${from} and ${date} is null order by ${undated} limit ${rows})`;
  const asIndexed = `${date} desc nulls last, id desc`;
  const firstRows: Record<Shape['sort'], string> = {
    default: apart(asIndexed, asIndexed),
    startDate: apart(`${date} nulls first, id`, 'id'),
    endDate: apart(`${date} nulls first, id`, 'id'),
    '-startDate': `${from} order by ${asIndexed} limit ${rows}`,
    '-endDate': `${from} order by ${asIndexed} limit ${rows}`,
  };
  return `select first.* from unnest(${STATUSES}) as wanted (status) cross join lateral (${firstRows[sort]}) as first`;
}

function sifted({ ofWorkspace, search, onlyErrors }: Shape, order: string): string {
  const text = ofWorkspace ? '$7' : '$6';
  return `select id, status, start_date, end_date from campaign
    where account_id = $1 and status = any ($2)
    ${ofWorkspace ? `and workspace_id = ${WORKSPACE}` : ''}
    ${search ? `and search_text like inside_pattern(${text})` : ''}
    ${onlyErrors ? `and id in (${withErrors})` : ''}
    order by ${order} limit ${SKIP} + ${SIZE} + 1`;
}

const withErrors = `
  select campaign_id from open_campaign_error where account_id = $1 and kind = 'delivery'`;
