import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { Review } from '../review.ts';
import type { Timeline } from '../timeline.ts';
import { isEmptied } from './catalogue/product-set.ts';
import { above, fieldText } from './kept.ts';

/** Every look that an ad ever had, with what the review made of it. */
function reviews(ad: LedgerObject, world: World): { at: number; review: Review }[] {
  return world.ledger
    .timeline<string | undefined>(ad.id, 'creative_id')
    .flatMap(({ at, value }) => {
      const creative = world.ledger.get(value ?? '');
      if (!creative) return [];
      const { object_story_spec, asset_feed_spec } = creative.fields;
      const texts = textsIn([object_story_spec, asset_feed_spec]);
      return [{ at, review: world.review({ submittedAt: at, texts, objects: [ad, creative] }) }];
    });
}

/** What the review says of an ad as it is now. */
export function reviewOf(ad: LedgerObject, world: World): Review {
  const review = reviews(ad, world).at(-1)?.review;
  if (!review) throw new Error(`The ad ${ad.id} shows nothing`);
  return review;
}

/** When an ad may be shown: a new look begins with a new review. */
export function allowed(ad: LedgerObject, world: World): Timeline<boolean> {
  const all = reviews(ad, world);
  return all.flatMap(({ review }, index) => {
    const until = all[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return review.allowed.filter(({ at }) => at < until);
  });
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What an object itself was told to be. */
export const statusOf = (object: LedgerObject): string =>
  object.removedAt === null ? (fieldText(object, 'status') ?? 'PAUSED') : 'DELETED';

const isOff = (object: LedgerObject) => statusOf(object) !== 'ACTIVE';
const isGone = (object: LedgerObject) => ['DELETED', 'ARCHIVED'].includes(statusOf(object));

/** What that comes to, with everything above it and the review. */
export function effectiveStatus(object: LedgerObject, world: World): string {
  if (object.kind === 'campaign' || isGone(object)) return statusOf(object);
  if (object.kind === 'adset') {
    if (isOff(object)) return statusOf(object);
    return isOff(above(world, object)) ? 'CAMPAIGN_PAUSED' : 'ACTIVE';
  }
  const adSet = above(world, object);
  const { state } = reviewOf(object, world);
  if (state === 'rejected') return 'DISAPPROVED';
  if (isOff(object)) return statusOf(object);
  if (isOff(above(world, adSet))) return 'CAMPAIGN_PAUSED';
  if (isOff(adSet)) return 'ADSET_PAUSED';
  if (state === 'pending') return 'PENDING_REVIEW';
  return isEmptied(adSet, world) ? 'WITH_ISSUES' : 'ACTIVE';
}

/** Where the ads of a set are shown; without a wish, on both. */
export function platformsOf({ fields }: LedgerObject): readonly string[] {
  const { publisher_platforms: wished } = fields.targeting as { publisher_platforms?: string[] };
  return wished ?? ['facebook', 'instagram'];
}

/** What keeps an ad from being shown although it was approved. */
export const issuesOf = (ad: LedgerObject, world: World): object[] | undefined =>
  effectiveStatus(ad, world) === 'WITH_ISSUES'
    ? [
        {
          level: 'AD',
          error_code: 1815192,
          error_summary: 'No items to show',
          error_message: 'There are no items in the product set of this ad.',
          error_type: 'HARD_ERROR',
        },
      ]
    : undefined;

/** Why an ad is not shown, or not everywhere. */
export function reviewFeedback(ad: LedgerObject, world: World): object | undefined {
  const { state } = reviewOf(ad, world);
  if (state === 'rejected') {
    return {
      global: {
        'Personal attributes':
          'This ad says something about the people who see it. Change its text.',
      },
    };
  }
  if (state !== 'limited') return undefined;
  const reason = { 'Little room': 'There is much text in the picture, so few people see this ad.' };
  return {
    placement_specific: Object.fromEntries(
      platformsOf(above(world, ad)).map((one) => [one, reason]),
    ),
  };
}
