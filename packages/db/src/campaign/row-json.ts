import {
  ACTIVE,
  abilitiesOf,
  campaignStatuses,
  canDifferOnNetworks,
  type Role,
} from '@posthorn/domain';
import { isInReview } from '../publication/in-review.ts';
import { shownChannels } from './shown-channels.ts';
import { spendableBudget } from './spendable-budget.ts';
import { unsettledChannels } from './unsettled-channels.ts';

/** What the rules say of every status: without and with a difference on the networks. */
const abilitiesBy = (role: Role): string =>
  JSON.stringify(
    Object.fromEntries(
      campaignStatuses.map((status) => [
        status,
        [false, true].map((hasErrors) => abilitiesOf({ status, hasErrors }, role)),
      ]),
    ),
  );

const differing = campaignStatuses.filter(canDifferOnNetworks);

/**
 * What a row reads beside the campaign c: its workspace w, its account a, its figures s, and d, how it differs
 * from what the networks show. A column that was not published yet at the time of the launch does not differ.
 */
export const rowTables = `
  join workspace w on w.id = c.workspace_id
  join account a on a.id = c.account_id
  join campaign_sum s on s.campaign_id = c.id
  cross join lateral (
    select
      exists (select from open_campaign_error e where e.campaign_id = c.id and e.kind = 'delivery')
        as has_errors,
      case when c.published is not null and c.status = any ('{${differing.join(',')}}') then (
        select bool_or(now.value is distinct from there.value)
        from jsonb_each(c.published) there join jsonb_each(to_jsonb(c)) now using (key))
      else false end as has_changes) d`;

/** A campaign as lists show it to a member of this role, as JSON written by the database. */
export const rowJson = (role: Role): string => `json_build_object(
  'id', c.id, 'hash', c.hash, 'type', c.type, 'status', c.status, 'title', c.title,
  'poNumber', c.po_number, 'startDate', c.start_date, 'endDate', c.end_date,
  'locations', c.locations, 'workspaceId', w.id, 'workspaceName', w.name, 'workspaceSlug', w.slug,
  'profiles', c.profiles, 'functionGroup', c.function_group, 'usedTemplate', c.used_template,
  'customTotalGrossBudget', c.custom_total_gross_budget,
  'suggestedTotalGrossBudget', c.suggested_budget,
  'spendableBudget', ${spendableBudget('c')},
  'goal', c.goal, 'channelsOff', c.channels_off, 'channels', ${shownChannels('c')},
  'spend', json_build_object('amount', coalesce(s.spend, 0), 'currency', a.currency),
  'figures', json_build_object('impressions', s.impressions, 'clicks', s.clicks, 'leads', s.leads,
    'spend', s.spend),
  'hasErrors', d.has_errors,
  'hasUnpublishedChanges', d.has_changes,
  'refusedAds', (
    select count(distinct e.ad_id)
    from open_campaign_error e where e.campaign_id = c.id and e.kind = 'delivery'),
  'isInReview', c.status = '${ACTIVE}' and exists (
    select from publication p
    where p.account_id = c.account_id and p.campaign_id = c.id and p.state = 'live'
      and ${isInReview}),
  'unsettledChannels', ${unsettledChannels('c')},
  'abilities', '${abilitiesBy(role)}'::jsonb -> c.status -> (d.has_errors or d.has_changes)::int,
  'mediaErrors', (
    select coalesce(json_agg(e.user_message order by e.id), '[]')
    from open_campaign_error e where e.campaign_id = c.id and e.kind = 'media'),
  'version', c.version)`;
