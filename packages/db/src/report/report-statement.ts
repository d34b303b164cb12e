import {
  type CsvStyle,
  droppedStarts,
  formulaPattern,
  type Report,
  type ReportColumn,
  reportSpecs,
} from '@posthorn/domain';
import type { Statement } from '../campaign/list-statement.ts';
import { isVisibleTo } from '../campaign/visible.ts';

/** What is said in words, by the value that is kept. */
export interface ReportLabels {
  types: Record<string, string>;
  statuses: Record<string, string>;
  channels: Record<string, string>;
  functionGroups: Record<string, string>;
  untitled: string;
  /** A place with how far around it: '{place}' and '{km}' are filled in. */
  placeAround: string;
}

export interface ReportRequest {
  accountId: string;
  /** Only the workspaces of this person; undefined for the whole account. */
  onlyOf: string | undefined;
  report: Report;
  style: CsvStyle;
  labels: ReportLabels;
  part: Part;
}

/** Campaigns from the newest on: those after one of them, up to another, which is included, or so many of them. */
interface Part {
  after?: string | undefined;
  until?: string | undefined;
  limit?: number | undefined;
}

/** By its number: a pattern for this would take longer than everything else about a cell. */
const isDropped = (text: string) =>
  `ascii(${text}) in (${droppedStarts.map((start) => start.charCodeAt(0)).join(', ')})`;

/** An apostrophe before what would be a formula, as in the files that are written by the server. */
const harmless = (text: string) =>
  `regexp_replace(${text}, '${formulaPattern}', '\\1\\2''\\3', 'g')`;

/** A quoted cell. Its text is named twice and worked out twice: what takes long goes through `worked`. */
const words = (text: string) =>
  `case when ${isDropped(text)} then '"''' else '"' end || replace(${harmless(text)}, '"', '""') || '"'`;

/** A quoted cell of a text that is put together from several rows. */
const worked = (rows: string) => `(select ${words('one.text')} from (${rows}) one)`;

/** Words of our own, in which nothing has to be made harmless. */
const label = (kind: keyof ReportLabels, value: string) =>
  `'"' || coalesce($7::jsonb -> '${kind}' ->> ${value}, ${value}, '') || '"'`;

/** Left empty where it is not known, or where there is nothing to divide by. */
const number = (value: string) => `coalesce((${value})::text, '')`;

/** A number of hundredths: cents, or percent with two decimals. */
const hundredths = (value: string) =>
  `coalesce((${value}) / 100 || $6 || lpad(((${value}) % 100)::text, 2, '0'), '')`;

/** Rounded to the nearest whole number, halves up. */
const divided = (value: string, by: string) => `(2 * ${value} + ${by}) / nullif(2 * ${by}, 0)`;

const names = (list: string) =>
  `case when ${list} = '[]' then '""' else ${worked(`
    select coalesce(string_agg(named ->> 'name', ', '), '') as text
    from jsonb_array_elements(${list}) named`)} end`;

/** As `placeLabel` says it: with how far around a city people are looked for. */
const places = `case when c.locations = '[]' then '""' else ${worked(`
    select coalesce(string_agg(case when place ->> 'radiusKm' is null then place ->> 'name'
      else replace(replace($7::jsonb ->> 'placeAround', '{place}', place ->> 'name'),
        '{km}', place ->> 'radiusKm') end, ', '), '') as text
    from jsonb_array_elements(c.locations) place`)} end`;

const groupLabel = (key: string) => `coalesce($7::jsonb -> 'functionGroups' ->> (${key}), ${key})`;

const groups = `case when c.function_group is not null then ${words(groupLabel('c.function_group'))}
  when c.profiles = '[]' then '""' else ${worked(`
    select coalesce(string_agg(distinct ${groupLabel(`named ->> 'functionGroup'`)}, ', '), '') as text
    from jsonb_array_elements(c.profiles) named`)} end`;

const cells: Record<ReportColumn, string> = {
  id: `'"' || c.hash || '"'`,
  campaign: words(`coalesce(nullif(btrim(c.title), ''), $7::jsonb ->> 'untitled')`),
  workspace: words('w.name'),
  type: label('types', 'c.type'),
  status: label('statuses', 'c.status'),
  functionGroup: groups,
  profiles: names('c.profiles'),
  locations: places,
  startDate: `coalesce(c.start_date::text, '')`,
  endDate: `coalesce(c.end_date::text, '')`,
  poNumber: words('c.po_number'),
  referenceNumber: words('c.reference_number'),
  channel: label('channels', 't.channel'),
  budget: hundredths('coalesce(c.custom_total_gross_budget, c.suggested_budget)'),
  spend: hundredths('t.spend'),
  impressions: number('t.impressions'),
  clicks: number('t.clicks'),
  ctr: hundredths(divided('10000 * t.clicks', 't.impressions')),
  cpc: hundredths(divided('t.spend', 't.clicks')),
  leads: number('t.leads'),
  costPerLead: hundredths(divided('t.spend', 't.leads')),
};

/** What was counted: nothing where no network has told anything yet, which is not the same as none. */
const totals: Record<Report, string> = {
  channels: 'left join campaign_total t on t.campaign_id = c.id',
  campaigns: `cross join lateral (
    select null as channel, impressions, clicks, leads, spend
    from campaign_sum where campaign_id = c.id) t`,
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Bounded by pairs of account and id, which only their common index has in order: asked by the id within
 * an account, PostgreSQL walks through the campaigns of all accounts.
 */
const textOf = (report: Report) => `
  select string_agg(line, '' order by id desc, channel) as lines, min(id::text) as last
  from (
    select c.id, t.channel,
      concat_ws($5, ${reportSpecs[report].columns.map((column) => cells[column]).join(',\n')})
        || e'\\r\\n' as line
    from (
      select * from campaign
      where (account_id, id) < ($1, $2) and (account_id, id) >= ($1, $8)
        and ${isVisibleTo('$3', 'workspace_id')}
      order by account_id desc, id desc limit $4
    ) c
    join workspace w on w.id = c.workspace_id
    ${totals[report]}
  ) as written`;

/**
 * Part of a report as CSV lines written by the database, `lines`, and its last campaign, `last`; both are
 * null where there is none. In parts, so that a slow reader keeps no connection to the database.
 */
export function reportStatement(request: ReportRequest): Statement {
  const { accountId, part, onlyOf, style, labels, report } = request;
  const { after = LAST_ID, until = FIRST_ID, limit = null } = part;
  const { separator, decimal } = style;
  const rows = [accountId, after, onlyOf ?? null, limit];
  return {
    text: textOf(report),
    values: [...rows, separator, decimal, JSON.stringify(labels), until],
  };
}

/** The campaigns at which parts of so many end, so that several parts can be read at once. */
export const reportPartsStatement = (
  accountId: string,
  after: string,
  size: number,
): Statement => ({
  text: `
    select id from (
      select id, row_number() over (order by account_id desc, id desc) as n from campaign
      where (account_id, id) < ($1, $2) and (account_id, id) >= ($1, '${FIRST_ID}')
    ) as numbered
    where n % $3 = 0`,
  values: [accountId, after, size],
});
