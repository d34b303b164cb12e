import type { Role } from '@posthorn/domain';
import type { Statement } from './list-statement.ts';
import { rowJson, rowTables } from './row-json.ts';

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

const text = (role: Role) => `
  select ${rowJson(role)} as campaign, ${errors} as errors
  from (
    select e.campaign_id, max(e.seen_at) as seen_at
    from open_campaign_error e
    join campaign on campaign.id = e.campaign_id
    where e.account_id = $1 and e.kind = 'delivery'
      and ($2::uuid is null or campaign.workspace_id in (
        select workspace_id from workspace_member where account_id = $1 and person_id = $2))
    group by e.campaign_id
    order by max(e.seen_at) desc, e.campaign_id desc
    offset $3 limit $4 + 1
  ) as errored
  join campaign c on c.id = errored.campaign_id
  ${rowTables}
  order by errored.seen_at desc, c.id desc`;

/** One page of the campaigns with open errors, and one more where there is a next page. */
export function erroredCampaignsStatement(request: {
  accountId: string;
  /** Only the workspaces of this person; undefined for the whole account. */
  onlyOf: string | undefined;
  page: number;
  perPage: number;
  /** Of the caller: rows say what they may do. */
  role: Role;
}): Statement {
  const { accountId, onlyOf, page, perPage, role } = request;
  return {
    text: text(role),
    values: [accountId, onlyOf ?? null, (page - 1) * perPage, perPage],
  };
}
