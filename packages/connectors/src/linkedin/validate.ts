import {
  adTextFields,
  adTextFinding,
  mediaFindingsIn,
  messageOf,
  needsConversionId,
  runningDays,
} from '@posthorn/domain';
import type { Rehearsal, Verdict } from '../connector.ts';
import { otherDays } from '../days.ts';
import type { NetworkFailure } from '../failure.ts';
import type { Asset, Plan, PlannedSocialAd } from '../plan.ts';
import type { LinkedInClient } from './client.ts';
import { fieldReadings, mediaLimits } from './codes.ts';
import { refusal } from './failures.ts';
import { LINKEDIN_ZONE } from './lookups.ts';
import { formatOf, formats, postsOf } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { objectives } from './mapping/requests.ts';
import { shareBudget } from './mapping/share.ts';
import { everyone, targetingOf } from './mapping/targeting.ts';
import { findAll } from './pages.ts';
import { unknownPlace } from './places.ts';
import { urn } from './urn.ts';
import type { Money } from './wire.ts';

const IMAGE_MAX_BYTES = mediaLimits.imageMegabytes * 1_000_000;
const VIDEO_MIN_BYTES = mediaLimits.videoMinKilobytes * 1_000;
const VIDEO_MAX_BYTES = mediaLimits.videoMegabytes * 1_000_000;
/** A budget for a lifetime must last for so many days at least, however short that is. */
const DAYS_MIN = 10;

/** What keeps a plan as a whole from being published, as far as we know ourselves. */
export function planRefusals(
  { conversionId }: Pick<LinkedInClient, 'conversionId'>,
  plan: Plan,
): NetworkFailure[] {
  return [
    plan.pages.linkedin === null && refusal('noPage', { field: 'pages' }),
    plan.places.length === 0 && refusal('noPlaces', { field: 'places' }),
    postsOf(plan).length === 0 && refusal('noAds', { field: 'ads' }),
    needsConversionId(plan.goal) &&
      conversionId === null &&
      refusal('conversionMissing', { field: 'goal' }),
  ].filter((found) => found !== false);
}

/** What LinkedIn would say about one ad. */
function adRefusals(ad: PlannedSocialAd): NetworkFailure[] {
  const texts = adTextFields.flatMap((field) => {
    const found = adTextFinding(ad.adType, field, ad[field]);
    return found
      ? [refusal(found.code, { field, says: { code: found.code, params: found.params ?? {} } })]
      : [];
  });
  const media = mediaProblem(ad.media[0]);
  const shown = ad.media.flatMap((asset) => shapeRefusals(ad, asset));
  const found = media === undefined ? shown : [refusal(media, { field: 'media' })];
  return [...texts, ...found].map((one) => one.about(ad.id));
}

/** Pixels and shape, by the same rules that the editor of ads has. */
function shapeRefusals({ adType }: PlannedSocialAd, asset: Asset): NetworkFailure[] {
  const { width, height, bytes } = asset;
  const type = asset.kind === 'video' ? ('video' as const) : ('image' as const);
  return mediaFindingsIn({ type, width, height, bytes, duration: null }, adType)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, params = {} }) => refusal(code, { field: 'media', says: { code, params } }));
}

function mediaProblem(asset: Asset | undefined): string | undefined {
  if (asset === undefined) return 'noMedia';
  if (asset.kind === 'image') return asset.bytes > IMAGE_MAX_BYTES ? 'imageBytes' : undefined;
  const isFit = asset.bytes >= VIDEO_MIN_BYTES && asset.bytes <= VIDEO_MAX_BYTES;
  return isFit ? undefined : 'videoBytes';
}

/** Everything that would be refused, found without making anything. */
export async function validate(
  client: LinkedInClient,
  plan: Plan,
  run: Pick<Rehearsal, 'placeOn'>,
): Promise<Verdict> {
  const local = [...planRefusals(client, plan), ...postsOf(plan).flatMap(adRefusals)];
  const account = await client.find<Account>(`adAccounts/${encodeURIComponent(client.accountId)}`);
  const remote =
    account?.currency === plan.currency
      ? await placesAndBudget(client, plan, run)
      : [refusal('CURRENCY_MISMATCH', { field: 'currency' })];
  const found = [...local, ...accountRefusals(account), ...remote];
  return {
    refusals: found.map(({ failure }) => failure),
    remarks: otherDays(plan, 'linkedin', LINKEDIN_ZONE),
  };
}

interface Account {
  currency: string;
  status?: string;
  servingStatuses?: string[];
}

/** What keeps the whole ad account from showing anything. */
const accountRefusals = (account: Account | undefined): NetworkFailure[] => {
  const { status = 'ACTIVE', servingStatuses = [] } = account ?? {};
  if (status !== 'ACTIVE')
    return [refusal('CAMPAIGN_GROUP_CREATION_NOT_ALLOWED', { kind: 'policy' })];
  return servingStatuses.includes('BILLING_HOLD') ? [refusal('accountUnsettled')] : [];
};

async function placesAndBudget(
  client: LinkedInClient,
  plan: Plan,
  { placeOn }: Pick<Rehearsal, 'placeOn'>,
): Promise<NetworkFailure[]> {
  const found: NetworkFailure[] = [];
  const names: string[] = [];
  for (const place of plan.places) {
    const on = await placeOn(place);
    if (on?.is === 'place') names.push(on.key);
    else found.push(unknownPlace(place));
  }
  if (names.length === 0 || postsOf(plan).length === 0) return found;
  return [...found, ...(await budgetRefusals(client, plan, names))];
}

interface Pricing {
  dailyBudgetLimits?: { min?: Money; max?: Money };
}

/** Each campaign has to be able to pay for its days. */
async function budgetRefusals(
  client: LinkedInClient,
  plan: Plan,
  places: readonly string[],
): Promise<NetworkFailure[]> {
  const [pricing] = await findAll<Pricing>(client, 'adBudgetPricing', {
    q: 'criteriaV2',
    account: urn('sponsoredAccount', client.accountId),
    campaignType: 'SPONSORED_UPDATES',
    bidType: 'CPM',
    matchType: 'EXACT',
    objectiveType: objectives[plan.goal].objectiveType,
    optimizationTargetType: objectives[plan.goal].optimizationTargetType,
    targetingCriteria: targetingCriteria(places),
  });
  const posts = postsOf(plan);
  const counts = formats
    .map((format) => posts.filter((post) => formatOf(post) === format).length)
    .filter((count) => count > 0);
  const smallest = Math.min(
    ...shareBudget(
      plan.budget,
      counts.map((weight) => ({ weight, spent: 0 })),
    ),
  );
  const days = runningDays(plan.startDate, plan.endDate);
  const least = centsOf(pricing?.dailyBudgetLimits?.min?.amount ?? '0') * Math.max(DAYS_MIN, days);
  const most = pricing?.dailyBudgetLimits?.max;
  if (smallest < least) {
    const needed = Math.ceil((least * plan.budget) / Math.max(1, smallest) / 100);
    return [
      refusal('FIELD_VALUE_TOO_LOW', {
        field: 'budget',
        says: messageOf('linkedin.budgetBelowMinimum', { needed, currency: plan.currency }),
      }),
    ];
  }
  return most && plan.budget > centsOf(most.amount) * days
    ? [
        refusal('FIELD_VALUE_TOO_HIGH', {
          field: 'budget',
          says: fieldReadings['FIELD_VALUE_TOO_HIGH totalBudget'],
        }),
      ]
    : [];
}

const targetingCriteria = (places: readonly string[]) => {
  const { include } = targetingOf(everyone, places);
  return { include: { and: include.and.map(({ or }) => ({ or })) } };
};
