import {
  type Db,
  givenUpChannels,
  type LeadFormRow,
  localNames,
  spendableBudget,
  type Tx,
  unsettledChannels,
} from '@posthorn/db';
import {
  type AdType,
  adTypes,
  type BudgetChannel,
  type Channel,
  type Counted,
  type Finding,
  type Goal,
  isOfKind,
  type Message,
  runningStatuses,
  type Templatable,
  type UnsettledChannel,
  type VacancyFinding,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { adVersions, formVersion } from '../template/undo-store.ts';

interface ErrorRow {
  kind: 'delivery' | 'media' | 'banner';
  code: string;
  createdAt: string;
  requestId: string | null;
  message: string;
  channel: BudgetChannel | null;
  adId: string | null;
  user_message: string | null;
  user_text: Message | null;
}

/** What a template made of a campaign. */
interface TemplateUse {
  given: Templatable;
  notCarriedOver: Finding[];
}

const drawnBanners = adTypes.filter((adType) => isOfKind(adType, 'drawnBanner'));

/** Of a campaign in the same statement. */
const goalsOnNetworks = sql<Partial<Record<BudgetChannel, Goal>>>`(
  select coalesce(json_object_agg(p.channel, p.reached_plan ->> 'goal'), '{}') from publication p
  where p.account_id = campaign.account_id and p.campaign_id = campaign.id
    and p.reached_plan is not null)`;

/** The row of its form, of a campaign in the same statement. */
const leadForm = sql<LeadFormRow | null>`(
  select to_jsonb(f) from lead_form f
  where f.account_id = campaign.account_id and f.campaign_id = campaign.id)`;

interface AdWithMedia {
  adType: AdType;
  media: { type: string }[];
}

/** Its ads as far as money is concerned, of a campaign in the same statement. */
export const adsWithMedia = sql<AdWithMedia[]>`(
  select coalesce(json_agg(json_build_object('adType', ad.type, 'media', (
    select coalesce(json_agg(json_build_object('type', media.type) order by m.position), '[]')
    from ad_media m join media on media.id = m.media_id where m.ad_id = ad.id))), '[]')
  from ad where ad.account_id = campaign.account_id and ad.campaign_id = campaign.id)`;

interface FoundVacancy {
  finding: VacancyFinding;
  foundAt: string;
  jobListName: string | null;
  isPausedByItself: boolean;
}

/** What became of its vacancy, as long as it runs with the address that was looked at. */
const vacancy = sql<FoundVacancy | null>`(
  select json_build_object('finding', v.finding, 'foundAt', v.found_at,
    'jobListName', v.job_list_name, 'isPausedByItself', v.is_paused)
  from vacancy_watch v
  where v.campaign_id = campaign.id and v.finding is not null and not v.is_dismissed
    and v.url = campaign.target_url and campaign.status = any (${[...runningStatuses]}))`;

export type FoundCampaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** A campaign with all that is shown of it, in one query. */
export function findCampaign(db: Db | Tx, accountId: string, campaignId: string) {
  return db
    .selectFrom('campaign')
    .innerJoin('workspace', 'workspace.id', 'campaign.workspace_id')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .leftJoin('social_page as page', (join) =>
      join
        .onRef('page.id', '=', 'campaign.facebook_page_id')
        .onRef('page.account_id', '=', 'campaign.account_id'),
    )
    .selectAll('campaign')
    .select([
      'workspace.name as workspace_name',
      'workspace.slug as workspace_slug',
      'account.currency',
      'page.id as page_id',
      'page.name as page_name',
      sql<ErrorRow[]>`(
        select coalesce(json_agg(json_build_object('kind', e.kind, 'code', e.code,
          'createdAt', e.created_at, 'requestId', e.request_id,
          'message', e.message, 'channel', e.channel, 'adId', e.ad_id, 'user_message', e.user_message, 'user_text', e.user_text) order by e.id), '[]')
        from open_campaign_error e where e.campaign_id = campaign.id
      )`.as('errors'),
      localNames('campaign').as('local_names'),
      sql<string[]>`(
        select coalesce(json_agg(l ->> 'name' order by n), '[]')
        from jsonb_array_elements(campaign.locations) with ordinality as listed (l, n)
        where not exists (select from place where place.id = l ->> 'id')
      )`.as('unknown_places'),
      adsWithMedia.as('ads'),
      sql<boolean>`exists (
        select from ad where ad.account_id = campaign.account_id and ad.campaign_id = campaign.id
          and ad.type = any (${drawnBanners})
          and not exists (select from ad_media m where m.ad_id = ad.id)
      )`.as('lacks_logo'),
      sql<boolean>`coalesce((
        select t.revision > campaign.template_revision from template t
        where t.id = campaign.template_id and t.account_id = campaign.account_id), false)`.as(
        'is_behind_template',
      ),
      sql<boolean>`exists (
        select from template_undo u
        where u.campaign_id = campaign.id and u.campaign_version = campaign.version
          and u.ad_versions = ${adVersions('campaign')}
          and u.form_version = ${formVersion('campaign')})`.as('can_undo_template'),
      sql<TemplateUse | null>`(
        select json_build_object('given', u.given, 'notCarriedOver', u.not_carried_over)
        from template_use u where u.campaign_id = campaign.id)`.as('template_use'),
      vacancy.as('vacancy'),
      leadForm.as('lead_form'),
      goalsOnNetworks.as('goals_on_networks'),
      sql<BudgetChannel[]>`${sql.raw(givenUpChannels('campaign'))}`.as('given_up_channels'),
      sql<number | null>`${sql.raw(spendableBudget('campaign'))}`.as('spendable_budget'),
      sql<UnsettledChannel[]>`${sql.raw(unsettledChannels('campaign'))}`.as('unsettled_channels'),
      sql<(Counted & { channel: Channel })[]>`(
        select coalesce(json_agg(json_build_object('channel', t.channel, 'leads', t.leads,
          'impressions', t.impressions, 'clicks', t.clicks, 'spend', t.spend)), '[]')
        from campaign_total t where t.campaign_id = campaign.id
      )`.as('totals'),
    ])
    .where('campaign.account_id', '=', accountId)
    .where('campaign.id', '=', campaignId)
    .executeTakeFirst();
}

/** What the gate of a launch asks besides, when the campaign is already known. */
export async function findGoalsOnNetworks(tx: Tx, accountId: string, campaignId: string) {
  const { goals } = await tx
    .selectFrom('campaign')
    .select(goalsOnNetworks.as('goals'))
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return goals;
}
