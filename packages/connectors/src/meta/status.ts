import { dayIn, messageOf, type NetworkState } from '@posthorn/domain';
import {
  type AdStatus,
  type ChannelStatus,
  type Published,
  type Standing,
  tellingEnd,
} from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import { type Reason, titledReason } from '../reason.ts';
import type { Graph } from './graph.ts';
import { listOfMany } from './list-of-many.ts';
import { adOfPart, CAMPAIGN } from './part.ts';
import { partOf } from './tree.ts';

export interface StatusRow {
  id: string;
  name: string;
  campaign_id: string;
  effective_status: string;
  ad_review_feedback?: {
    global?: Record<string, string>;
    placement_specific?: Record<string, Record<string, string>>;
  };
  issues_info?: { error_summary?: string; error_message?: string }[];
  adset?: { start_time?: string; end_time?: string };
}

const states: Record<string, NetworkState> = {
  PENDING_REVIEW: 'in_review',
  IN_PROCESS: 'in_review',
  PREAPPROVED: 'scheduled',
  DISAPPROVED: 'rejected',
  PAUSED: 'paused',
  CAMPAIGN_PAUSED: 'paused',
  ADSET_PAUSED: 'paused',
  PENDING_BILLING_INFO: 'problem',
  WITH_ISSUES: 'problem',
  ARCHIVED: 'ended',
  DELETED: 'ended',
};

/** A campaign is as well as the best of its ads. */
export const fromBest: NetworkState[] = [
  'delivering',
  'limited',
  'scheduled',
  'in_review',
  'problem',
  'rejected',
  'paused',
  'ended',
];

/** Campaigns and their ads, as Meta tells of them. */
export interface SeenStatus {
  campaigns: CampaignRow[];
  ads: StatusRow[];
}

interface CampaignRow {
  id: string;
  status: string;
  lifetime_budget?: string;
  daily_budget?: string;
}

/** Lists leave out what was deleted or put away, unless they are asked for it. */
const everyCampaign = ['ACTIVE', 'PAUSED', 'DELETED', 'ARCHIVED', 'IN_PROCESS', 'WITH_ISSUES'];

const FIELDS =
  'id,name,campaign_id,effective_status,ad_review_feedback,issues_info,adset{start_time,end_time}';

export const ofCampaigns = (ids: readonly string[]) => ({
  field: 'campaign.id',
  operator: 'IN',
  value: ids,
});

export async function readStatus(graph: Graph, ids: readonly string[]): Promise<SeenStatus> {
  const campaigns = await listOfMany<CampaignRow>(graph, `${graph.account}/campaigns`, {
    fields: 'id,status,lifetime_budget,daily_budget',
    filtering: [ofCampaigns(ids)],
    effective_status: everyCampaign,
  });
  const ads = await listOfMany<StatusRow>(graph, `${graph.account}/ads`, {
    fields: FIELDS,
    filtering: [ofCampaigns(ids)],
  });
  return { campaigns, ads };
}

export function statusOf({ plan, refs }: Published, seen: SeenStatus, now: number): ChannelStatus {
  const campaignId = refs[CAMPAIGN] ?? '';
  const campaign = seen.campaigns.find(({ id }) => id === campaignId);
  if (!campaign) throw notListed(campaignId);
  const rows = seen.ads.filter(({ campaign_id }) => campaign_id === campaignId);
  const toPart = partOf(plan, refs);
  const ads = rows.flatMap((row): AdStatus[] => {
    const adId = adOfPart(toPart(row) ?? '');
    return adId === undefined ? [] : [{ adId, state: stateOf(row, now), reasons: reasonsOf(row) }];
  });
  const state = fromBest.find((one) => ads.some((ad) => ad.state === one));
  const ends = rows.flatMap(({ adset }) => adset?.end_time ?? []);
  const standing: Standing = {
    isOn: campaign.status === 'ACTIVE',
    budget: Number(campaign.lifetime_budget ?? Number.NaN) || null,
    daily: null,
    endDate: tellingEnd(
      plan,
      ends.map((end) => dayIn(plan.timeZone, new Date(end))),
    ),
  };
  return { state: state ?? 'problem', ads, standing };
}

/** Lists may lag behind, so that it is no proof that the campaign is gone. */
export const notListed = (id: string) =>
  new NetworkFailure({
    kind: 'transient',
    code: 'notListed',
    message: `Campaign ${id} is not among those of the ad account.`,
    userMessage: messageOf('meta.goneThere'),
  });

export function stateOf(
  row: Omit<StatusRow, 'id' | 'name' | 'campaign_id'>,
  now: number,
): NetworkState {
  const { start_time: start, end_time: end } = row.adset ?? {};
  const state = states[row.effective_status];
  const isOver = end !== undefined && Date.parse(end) <= now;
  if (isOver && (state === undefined || state === 'paused')) return 'ended';
  if (state !== undefined) return state;
  if (row.effective_status !== 'ACTIVE') return 'problem';
  if (start !== undefined && Date.parse(start) > now) return 'scheduled';
  return isLimited(row) ? 'limited' : 'delivering';
}

const isLimited = ({
  ad_review_feedback: feedback,
}: Pick<StatusRow, 'ad_review_feedback'>): boolean =>
  Object.keys(feedback?.placement_specific ?? {}).length > 0;

/** What Meta has against it. */
export function reasonsOf({
  ad_review_feedback: feedback,
  issues_info: issues,
}: StatusRow): Reason[] {
  const titled = [
    ...Object.entries(feedback?.global ?? {}),
    ...Object.values(feedback?.placement_specific ?? {}).flatMap((one) => Object.entries(one)),
    ...(issues ?? []).map(({ error_summary: title = '', error_message: text = '' }) => [
      title,
      text,
    ]),
  ];
  const reasons = titled.map(([title = '', text]) => titledReason(title, text));
  const isFirst = ({ words }: Reason, at: number) =>
    words !== '' && reasons.findIndex((one) => one.words === words) === at;
  return reasons.filter(isFirst);
}
