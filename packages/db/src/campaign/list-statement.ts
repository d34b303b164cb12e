import {
  type CampaignSort,
  type CampaignStatus,
  campaignStatuses,
  leadingStatuses,
} from '@posthorn/domain';
import { rowJson } from './row-json.ts';

export interface CampaignListRequest {
  accountId: string;
  workspaceId: string | undefined;
  page: number;
  perPage: number;
  statuses: CampaignStatus[];
  sort: CampaignSort | undefined;
  q: string;
  onlyErrors: boolean;
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
  const { page, perPage, q, onlyErrors, workspaceId, accountId } = request;
  const statuses = request.statuses.length > 0 ? request.statuses : [...campaignStatuses];
  const range = [(page - 1) * perPage, perPage, page];
  const narrowed = [...(q ? [q] : []), ...(onlyErrors ? [accountId] : [])];
  const { key, text } = textFor(request);
  const values = [workspaceId ?? accountId, statuses, ...range, ...narrowed];
  // A search is planned for its text: how many campaigns hold it decides which way is fast.
  return q ? { text, values } : { name: key, text, values };
}

const texts = new Map<string, string>();

function textFor(request: CampaignListRequest): { key: string; text: string } {
  const { workspaceId, sort = 'default', q, onlyErrors } = request;
  const key = `campaigns/${workspaceId ? 'workspace' : 'account'}/${sort}${q ? '/search' : ''}${onlyErrors ? '/errors' : ''}`;
  const known = texts.get(key);
  if (known) return { key, text: known };
  const text = listText(workspaceId ? 'workspace_id' : 'account_id', sort, {
    search: q !== '',
    onlyErrors,
  });
  texts.set(key, text);
  return { key, text };
}

const SKIP = '$3::int';
const SIZE = '$4::int';

const trailing = `status <> all ('{${leadingStatuses.join(',')}}')`;

/** The order of the list, as it holds over all statuses. */
const orders: Record<CampaignSort | 'default', string> = {
  default: `${trailing}, start_date desc nulls last, id desc`,
  startDate: 'start_date nulls last, id',
  '-startDate': 'start_date desc nulls last, id desc',
  endDate: 'end_date nulls last, id',
  '-endDate': 'end_date desc nulls last, id desc',
};

function listText(
  scope: 'workspace_id' | 'account_id',
  sort: CampaignSort | 'default',
  narrowed: { search: boolean; onlyErrors: boolean },
): string {
  const order = orders[sort];
  const picked =
    narrowed.search || narrowed.onlyErrors
      ? sifted(scope, order, narrowed)
      : perStatus(
          scope,
          sort === 'endDate' || sort === '-endDate' ? 'end_date' : 'start_date',
          sort,
        );
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
      select picked.n, ${rowJson} as shown
      from picked
      join campaign c on c.id = picked.id
      join workspace w on w.id = c.workspace_id
      join account a on a.id = c.account_id
    ) as page`;
}

function perStatus(scope: string, date: string, sort: CampaignSort | 'default'): string {
  const from = `select id, status, start_date, end_date from campaign
    where ${scope} = $1 and status = wanted.status`;
  const rows = `${SKIP} + ${SIZE} + 1`;
  // The index has the undated last. Read backwards they would come first, so they are read apart;
  // without them `nulls first` changes nothing but says that the index has this order.
  const firstRows =
    sort === 'startDate' || sort === 'endDate'
      ? `(${from} and ${date} is not null order by ${date} nulls first, id limit ${rows})
         union all (${from} and ${date} is null order by id limit ${rows})`
      : `${from} order by ${date} desc nulls last, id desc limit ${rows}`;
  return `select first.* from unnest($2::text[]) as wanted (status) cross join lateral (${firstRows}) as first`;
}

function sifted(
  scope: string,
  order: string,
  narrowed: { search: boolean; onlyErrors: boolean },
): string {
  return `select id, status, start_date, end_date from campaign
    where ${scope} = $1 and status = any ($2)
    ${narrowed.search ? 'and search_text like inside_pattern($6)' : ''}
    ${narrowed.onlyErrors ? `and id in (${withErrors(narrowed.search ? '$7' : '$6')})` : ''}
    order by ${order} limit ${SKIP} + ${SIZE} + 1`;
}

const withErrors = (account: string) =>
  `select campaign_id from shown_campaign_error where account_id = ${account} and kind = 'delivery'`;
