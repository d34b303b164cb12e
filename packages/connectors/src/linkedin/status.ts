import { dayIn, type NetworkState } from '@posthorn/domain';
import {
  type AdStatus,
  type ChannelStatus,
  type Published,
  type Standing,
  tellingEnd,
} from '../connector.ts';
import type { Plan } from '../plan.ts';
import { namedReason, type Reason } from '../reason.ts';
import { creativeKeyOf, knownAds, wordingOfAd } from './keys.ts';
import { formatOf, postsOf } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { formatShowing, type Tree } from './tree.ts';
import type { Creative, Group } from './wire.ts';

export function statusOf({ plan, refs }: Published, tree: Tree, now: number): ChannelStatus {
  const ads = postsOf(plan).map((ad): AdStatus => {
    // As it is planned, or as it was before where that is refused.
    const ids = [
      refs[creativeKeyOf(wordingOfAd(plan, ad))],
      ...knownAds(refs).flatMap(({ adId, creativeId }) => (adId === ad.id ? creativeId : [])),
    ];
    const all = ids.flatMap((id) => tree.creatives.get(id ?? '') ?? []);
    const creative = all.find(({ intendedStatus }) => intendedStatus === 'ACTIVE') ?? all[0];
    const format = creative && formatShowing(tree, creative);
    const campaign = tree.campaigns.get(format ?? formatOf(ad));
    return { adId: ad.id, ...stateOfAd(creative, campaign, tree.group, now) };
  });
  return { state: stateOfChannel(tree, ads, now), ads, standing: standingOf(plan, tree) };
}

function standingOf(plan: Plan, { group, campaigns }: Tree): Standing | null {
  if (!group) return null;
  const all = [...campaigns.values()];
  const ends = [group, ...all].flatMap(({ runSchedule }) => runSchedule.end ?? []);
  // What a campaign that rests has spent is missing in the others.
  const isDivided = all.every(({ status }) => status === 'ACTIVE' || status === 'DRAFT');
  const budgets = all.flatMap(({ status, totalBudget }) =>
    status === 'ACTIVE' ? centsOf(totalBudget.amount) : [],
  );
  return {
    isOn: group.status === 'ACTIVE',
    budget: isDivided ? budgets.reduce((sum, cents) => sum + cents, 0) : null,
    daily: null,
    endDate: tellingEnd(
      plan,
      ends.map((end) => dayIn(plan.timeZone, new Date(end - 1))),
    ),
  };
}

type State = Omit<AdStatus, 'adId'>;

/** What a creative can not be served for, in the words of our states. */
const holds: Readonly<Record<string, NetworkState>> = {
  REJECTED: 'rejected',
  CAMPAIGN_END_DATE_HOLD: 'ended',
  CAMPAIGN_GROUP_END_DATE_HOLD: 'ended',
  CAMPAIGN_TOTAL_BUDGET_HOLD: 'ended',
  STOPPED: 'paused',
  CAMPAIGN_STOPPED: 'paused',
  CAMPAIGN_GROUP_STATUS_HOLD: 'paused',
  UNDER_REVIEW: 'in_review',
  PROCESSING: 'in_review',
  REFERRED_CONTENT_QUALITY_HOLD: 'limited',
  CAMPAIGN_AUDIENCE_COUNT_HOLD: 'limited',
  CAMPAIGN_START_DATE_HOLD: 'scheduled',
  CAMPAIGN_GROUP_START_DATE_HOLD: 'scheduled',
};

/** Of several reasons the one that a person would want to hear first. */
const order: readonly NetworkState[] = [
  'rejected',
  'ended',
  'problem',
  'paused',
  'limited',
  'in_review',
  'scheduled',
];

export function stateOfAd(
  creative: Creative | undefined,
  campaign: Group | undefined,
  group: Group | undefined,
  now: number,
): State {
  if (!creative || !campaign || !group) {
    return { state: 'problem', reasons: [] };
  }
  if (creative.review?.status === 'REJECTED') {
    return { state: 'rejected', reasons: named(creative.review.rejectionReasons ?? []) };
  }
  if (isOver(campaign, now) || isOver(group, now)) return { state: 'ended', reasons: [] };
  if (creative.isServing) return { state: 'delivering', reasons: [] };
  const reasons = creative.servingHoldReasons ?? [];
  const states = reasons.map((reason) => holds[reason] ?? 'problem');
  const state = order.find((one) => states.includes(one)) ?? 'in_review';
  const isTold = state === 'problem' || state === 'limited';
  return {
    state,
    reasons: isTold ? named(reasons.filter((one) => (holds[one] ?? 'problem') === state)) : [],
  };
}

const named = (reasons: readonly string[]): Reason[] => reasons.map((one) => namedReason(one));

function stateOfChannel({ group }: Tree, ads: readonly AdStatus[], now: number): NetworkState {
  if (!group || isOver(group, now)) return 'ended';
  if (group.status !== 'ACTIVE') return 'paused';
  const states = new Set(ads.map(({ state }) => state));
  const telling: readonly NetworkState[] = [
    'delivering',
    'limited',
    'in_review',
    'scheduled',
    'problem',
    'ended',
    'rejected',
    'paused',
  ];
  return telling.find((state) => states.has(state)) ?? 'problem';
}

const isOver = ({ status, runSchedule }: Group, now: number): boolean =>
  ['ARCHIVED', 'COMPLETED', 'CANCELED'].includes(status) ||
  (runSchedule.end !== undefined && runSchedule.end <= now);
