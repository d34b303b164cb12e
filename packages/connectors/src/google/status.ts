import type { CalendarDate, NetworkState } from '@posthorn/domain';
import type { AdStatus, ChannelStatus, Published, Standing } from '../connector.ts';
import { lastDayIn } from '../days.ts';
import { namedReason, type Reason } from '../reason.ts';
import { endInPlan } from './days.ts';
import type { Desk } from './desk.ts';
import { idOf, listed } from './gaql.ts';
import { campaignOf } from './lifecycle.ts';
import { dayOf } from './map/frame.ts';
import { revisionIn } from './map/revision.ts';
import { centsOf } from './money.ts';
import type { Row } from './row.ts';
import { notVisible } from './tree.ts';

const CAMPAIGN_FIELDS =
  'campaign.id, campaign.status, campaign.primary_status, campaign.primary_status_reasons, campaign.start_date_time, campaign.end_date_time, campaign.campaign_budget, campaign_budget.amount_micros, campaign_budget.total_amount_micros';
const AD_FIELDS =
  'campaign.id, ad_group.resource_name, ad_group_ad.ad.id, ad_group_ad.ad.name, ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.review_status, ad_group_ad.policy_summary.policy_topic_entries';

/** Campaigns, and the ads in them that were not removed. */
export interface SeenStatus {
  campaigns: Row[];
  ads: Row[];
  today: CalendarDate;
  /** Of the account, whose days all dates are. */
  timeZone: string;
}

export async function readStatus(desk: Desk, ids: readonly string[]): Promise<SeenStatus> {
  const { client } = desk;
  const campaigns = await client.search(
    `SELECT ${CAMPAIGN_FIELDS} FROM campaign WHERE campaign.id IN ${listed(ids)}`,
  );
  const ads = await client.search(
    `SELECT ${AD_FIELDS} FROM ad_group_ad WHERE campaign.id IN ${listed(ids)} AND ad_group_ad.status != 'REMOVED' AND ad_group.status != 'REMOVED'`,
  );
  const { timeZone } = await desk.account();
  return { campaigns, ads, today: await desk.today(), timeZone };
}

export function statusOf(published: Published, seen: SeenStatus): ChannelStatus {
  const name = campaignOf(published);
  const isOwn = ({ campaign }: Row) => campaign?.id === idOf(name);
  const row = seen.campaigns.find(isOwn);
  if (!row?.campaign) throw notVisible(name);
  const rows = seen.ads.filter(isOwn);
  const campaign = campaignState(row.campaign, published.refs.state, seen.today);
  const byAd = new Map<string, AdStatus>();
  for (const [key, group] of Object.entries(published.refs)) {
    const adId = revisionIn(key)?.adId;
    const own = rows.filter(({ adGroup }) => adGroup?.resourceName === group);
    // Two revisions of an ad are there only while one takes the place of the other.
    if (adId !== undefined && (own.length > 0 || !byAd.has(adId)))
      byAd.set(adId, adStatus(adId, own, campaign));
  }
  const ads = [...byAd.values()];
  return { state: channelState(campaign, ads), ads, standing: standingOf(row, published, seen) };
}

/** A pause of our own, because the money is gone, is as it shall be. */
function standingOf(
  { campaign, campaignBudget }: Row,
  { plan, refs }: Published,
  { timeZone }: Pick<SeenStatus, 'timeZone'>,
): Standing {
  const { status, startDateTime = '', endDateTime = '' } = campaign ?? {};
  const lastDay = endDateTime === '' ? lastDayIn(timeZone, plan) : dayOf(endDateTime);
  const [total = '0', daily = '0'] = [
    campaignBudget?.totalAmountMicros,
    campaignBudget?.amountMicros,
  ];
  const hasTotal = Number(total) > 0;
  return {
    isOn: status === 'ENABLED' || (status === 'PAUSED' && refs.state === 'spent'),
    budget: hasTotal ? centsOf(BigInt(total)) : null,
    daily: hasTotal
      ? null
      : { cents: centsOf(BigInt(daily)), timeZone, firstDay: dayOf(startDateTime), lastDay },
    endDate: endInPlan(timeZone, plan, lastDay),
  };
}

/** What the campaign itself says, whatever becomes of its ads. */
function campaignState(
  campaign: NonNullable<Row['campaign']>,
  told: string | undefined,
  today: CalendarDate,
): NetworkState {
  const { status, primaryStatus, startDateTime = '', endDateTime = '' } = campaign;
  if (status === 'REMOVED' || told === 'stopped') return 'ended';
  if (endDateTime !== '' && dayOf(endDateTime) < today) return 'ended';
  if (told === 'spent') return 'limited';
  if (status === 'PAUSED') return 'paused';
  if (dayOf(startDateTime) > today) return 'scheduled';
  return primaryStatus === 'MISCONFIGURED' ? 'problem' : 'delivering';
}

/** One of our ads is up to nine of theirs. */
function adStatus(adId: string, rows: readonly Row[], campaign: NetworkState): AdStatus {
  const refused = rows.filter((row) => approvalOf(row) === 'DISAPPROVED');
  const limited = rows.filter((row) =>
    ['APPROVED_LIMITED', 'AREA_OF_INTEREST_ONLY'].includes(approvalOf(row)),
  );
  const reasons = [...refused, ...limited].flatMap(reasonsOf);
  if (rows.length === 0) return { adId, state: 'problem', reasons: [] };
  if (refused.length === rows.length) return { adId, state: 'rejected', reasons };
  if (campaign === 'ended') return { adId, state: 'ended', reasons };
  if (rows.some(isInReview)) return { adId, state: 'in_review', reasons };
  if (campaign === 'delivering' && refused.length + limited.length > 0)
    return { adId, state: 'limited', reasons };
  return { adId, state: campaign, reasons };
}

const approvalOf = ({ adGroupAd }: Row): string => adGroupAd?.policySummary?.approvalStatus ?? '';

const isInReview = ({ adGroupAd }: Row): boolean =>
  adGroupAd?.policySummary?.reviewStatus === 'REVIEW_IN_PROGRESS';

/** '300x250: EMPLOYMENT_SCAMS', so that support knows which of nine banners it is. */
function reasonsOf({ adGroupAd }: Row): Reason[] {
  const size = /^\d+x\d+/.exec(adGroupAd?.ad?.name ?? '')?.[0];
  return (adGroupAd?.policySummary?.policyTopicEntries ?? []).map(({ topic = '' }) =>
    namedReason(topic, size),
  );
}

/** The channel is as good as its best ad. */
function channelState(campaign: NetworkState, ads: readonly AdStatus[]): NetworkState {
  const all = (state: NetworkState) => ads.length > 0 && ads.every((ad) => ad.state === state);
  if (campaign === 'ended' || campaign === 'paused' || campaign === 'problem') return campaign;
  if (all('rejected')) return 'rejected';
  if (ads.some(({ state }) => state === campaign)) return campaign;
  if (ads.some(({ state }) => state === 'in_review')) return 'in_review';
  return ads.some(({ state }) => state === 'limited') ? 'limited' : campaign;
}
