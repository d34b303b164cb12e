import {
  abilitiesOf,
  budgetChannels,
  campaignStatuses,
  causeTexts,
  networkOf,
  REVIEW_CODE,
  type Role,
  unexplainedTexts,
} from '@posthorn/domain';
import type { Statement } from './list-statement.ts';
import { rowJson, rowTables } from './row-json.ts';
import { isVisibleTo } from './visible.ts';

/** Of a campaign c: what is open, and how it ended before it came again. */
const errors = `(
  select json_agg(json_build_object('id', e.id, 'code', e.code, 'createdAt', e.created_at,
    'requestId', e.request_id, 'message', e.message, 'channel', e.channel, 'adId', e.ad_id,
    'adType', ad.type, 'seenAt', e.seen_at, 'times', e.times, 'user_message', e.user_message,
    'user_text', e.user_text,
    'formerEnd', case when e.resolution is not null then json_build_object(
      'resolution', e.resolution, 'note', e.note, 'at', e.resolved_at,
      'by', p.first_name || ' ' || p.last_name) end) order by e.seen_at, e.id)
  from open_campaign_error e
  left join ad on ad.id = e.ad_id
  left join person p on p.id = e.resolved_by
  where e.campaign_id = c.id and e.kind = 'delivery')`;

/** The open errors e of campaigns that the caller may see. */
const visible = `e.account_id = $1 and e.kind = 'delivery'
      and ${isVisibleTo('$2', 'campaign.workspace_id')}`;

const text = (role: Role) => `
  select ${rowJson(role)} as campaign, ${errors} as errors
  from (
    select e.campaign_id, max(e.seen_at) as seen_at
    from open_campaign_error e
    join campaign on campaign.id = e.campaign_id
    where ${visible}
    group by e.campaign_id
    order by max(e.seen_at) desc, e.campaign_id desc
    offset $3 limit $4 + 1
  ) as errored
  join campaign c on c.id = errored.campaign_id
  ${rowTables}
  order by errored.seen_at desc, c.id desc`;

/** Whose errors are asked for. */
interface Viewer {
  accountId: string;
  /** Only the workspaces of this person; undefined for the whole account. */
  onlyOf: string | undefined;
  /** Of the caller: rows say what they may do. */
  role: Role;
}

/** One page of the campaigns with open errors, and one more where there is a next page. */
export function erroredCampaignsStatement(
  request: Viewer & { page: number; perPage: number },
): Statement {
  const { accountId, onlyOf, page, perPage, role } = request;
  return {
    text: text(role),
    values: [accountId, onlyOf ?? null, (page - 1) * perPage, perPage],
  };
}

/** Of an open error e: `isRetryable` of the domain says so, and its campaign may be sent again. */
const retryable = `e.request_id is not null and e.code <> '${REVIEW_CODE}' and campaign.status = any ($3)`;

const retryValues = ({ accountId, onlyOf, role }: Viewer) => [
  accountId,
  onlyOf ?? null,
  campaignStatuses.filter((status) =>
    abilitiesOf({ status, hasErrors: true }, role).includes('redeploy'),
  ),
];

const network = `case e.channel ${budgetChannels
  .map((channel) => `when '${channel}' then '${networkOf[channel]}'`)
  .join(' ')} end`;

/** Of an open error e, as `diagnose` of the domain says it: by the text, or by network and its code. */
const cause = `case
  when e.user_text ->> 'code' = any ('{${unexplainedTexts.join(',')}}') then ${network} || ' ' || e.code
  when e.user_text ->> 'code' = any ('{${causeTexts().join(',')}}') then e.user_text ->> 'code' end`;

/** By their cause, what keeps several campaigns from being shown; the widest first. */
export const sharedErrorsStatement = (viewer: Viewer): Statement => ({
  text: `
    select ${cause} as cause,
      (array_agg(e.user_text order by e.seen_at desc, e.id))[1] as user_text,
      count(distinct e.campaign_id)::int as campaigns,
      (count(distinct (e.campaign_id, e.request_id)) filter (where ${retryable}))::int as retryable
    from open_campaign_error e
    join campaign on campaign.id = e.campaign_id
    where ${visible} and e.user_text is not null
    group by 1
    having count(distinct e.campaign_id) > 1 and ${cause} is not null
    order by campaigns desc, cause`,
  values: retryValues(viewer),
});

/** The refused requests that have one cause and that the caller may send again. */
export const retryableRequestsStatement = (
  viewer: Viewer,
  wanted: string,
  most: number,
): Statement => ({
  text: `
    select e.campaign_id, e.request_id, campaign.title
    from open_campaign_error e
    join campaign on campaign.id = e.campaign_id
    where ${visible} and ${retryable} and ${cause} = $4
    group by e.campaign_id, e.request_id, campaign.title
    order by e.campaign_id, e.request_id
    limit $5`,
  values: [...retryValues(viewer), wanted, most],
});
