import {
  type CsvStyle,
  formulaStarts,
  type Report,
  type ReportColumn,
  reportSpecs,
} from '@posthorn/domain';
import type { Statement } from '../campaign/list-statement.ts';

/** What is said in words, by the value that is kept. */
export interface ReportLabels {
  types: Record<string, string>;
  statuses: Record<string, string>;
  channels: Record<string, string>;
  functionGroups: Record<string, string>;
  untitled: string;
}

export interface ReportRequest {
  accountId: string;
  /** Only the workspaces of this person; undefined for the whole account. */
  onlyOf: string | undefined;
  report: Report;
  style: CsvStyle;
  labels: ReportLabels;
  /** How many campaigns, from the newest; those after this one, undefined for the first. */
  limit: number;
  after: string | undefined;
}

const formulaStart = `^(?=[${formulaStarts.map((start) => `\\${start}`).join('')}])`;

/** A quoted cell. Its text is named once: what is named twice is worked out twice. */
const words = (text: string) =>
  `'"' || replace(regexp_replace(${text}, '${formulaStart}', ''''), '"', '""') || '"'`;

const label = (kind: keyof ReportLabels, value: string) =>
  words(`coalesce($7::jsonb -> '${kind}' ->> ${value}, ${value}, '')`);

/** Left empty where it is not known, or where there is nothing to divide by. */
const number = (value: string) => `coalesce(replace((${value})::text, '.', $6), '')`;
const amount = (cents: string) => number(`round(${cents} / 100.0, 2)`);

const names = (list: string) =>
  words(
    `coalesce((select string_agg(one ->> 'name', ', ') from jsonb_array_elements(${list}) one), '')`,
  );

const groups = `coalesce(
  $7::jsonb -> 'functionGroups' ->> c.function_group,
  c.function_group,
  (select string_agg(distinct coalesce($7::jsonb -> 'functionGroups' ->> (one ->> 'functionGroup'),
    one ->> 'functionGroup'), ', ') from jsonb_array_elements(c.profiles) one),
  '')`;

const cells: Record<ReportColumn, string> = {
  id: words('c.hash'),
  campaign: words(`coalesce(nullif(btrim(c.title), ''), $7::jsonb ->> 'untitled')`),
  workspace: words('w.name'),
  type: label('types', 'c.type'),
  status: label('statuses', 'c.status'),
  functionGroup: words(groups),
  profiles: names('c.profiles'),
  locations: names('c.locations'),
  startDate: `coalesce(c.start_date::text, '')`,
  endDate: `coalesce(c.end_date::text, '')`,
  poNumber: words('c.po_number'),
  referenceNumber: words('c.reference_number'),
  channel: label('channels', 't.channel'),
  budget: amount('coalesce(c.custom_total_gross_budget, c.suggested_budget)'),
  spend: amount('t.spend'),
  impressions: number('t.impressions'),
  clicks: number('t.clicks'),
  ctr: number('round(100.0 * t.clicks / nullif(t.impressions, 0), 2)'),
  cpc: amount('t.spend / nullif(t.clicks, 0)::numeric'),
  leads: number('t.leads'),
  costPerLead: amount('t.spend / nullif(t.leads, 0)::numeric'),
};

/** What was counted: nothing where no network has told anything yet, which is not the same as none. */
const totals: Record<Report, string> = {
  channels: 'left join campaign_total t on t.campaign_id = c.id',
  campaigns: `cross join lateral (
    select null as channel, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
      sum(leads)::bigint as leads, sum(spend)::bigint as spend
    from campaign_total where campaign_id = c.id) t`,
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
      where (account_id, id) < ($1, $2) and (account_id, id) >= ($1, '${FIRST_ID}')
        and ($3::uuid is null or workspace_id in (
          select workspace_id from workspace_member where account_id = $1 and person_id = $3))
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
  const { accountId, after, onlyOf, limit, style, labels, report } = request;
  const { separator, decimal } = style;
  const position = [accountId, after ?? LAST_ID, onlyOf ?? null, limit];
  return {
    text: textOf(report),
    values: [...position, separator, decimal, JSON.stringify(labels)],
  };
}
