import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { type Finding, finding } from '../finding.ts';
import type { MediaFacts, MediaType } from './media.ts';
import { isValidMedia, requirementFinding } from './rules.ts';

export const displayLimits = [50, 100, 250, 500, 1000, 2000, 'All'] as const;
export type DisplayLimit = (typeof displayLimits)[number];
export const DEFAULT_DISPLAY_LIMIT: DisplayLimit = 100;

/** So many are deleted by one call; more would keep others waiting. */
export const MEDIA_DELETED_AT_ONCE = 100;

export const mediaFilters = ['all', 'image', 'video', 'logo'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

export function limitNotice(limit: DisplayLimit, found: number): Finding | undefined {
  if (limit === 'All' || found <= limit) return undefined;
  return { code: 'media.limited', severity: 'warning', path: '', params: { n: limit, m: found } };
}

/** What the library was opened for. From the menu nothing is picked. */
export type MediaPurpose =
  | { for: 'browsing' }
  /** At most so many, where an ad has fewer places left than its type has. */
  | { for: 'ad'; adType: AdType; atMost?: number }
  | { for: 'leadForm' };

const typesFor = {
  imagesAndVideos: ['image', 'video'],
  logos: ['logo'],
} as const satisfies Record<string, readonly MediaType[]>;

/** Which kinds are offered at all. */
export function offeredTypes(purpose: MediaPurpose): readonly MediaType[] {
  if (purpose.for === 'leadForm') return ['image'];
  if (purpose.for === 'browsing') return ['image', 'video', 'logo'];
  const spec = adTypeSpecs[purpose.adType].media;
  return spec ? typesFor[spec.takes] : [];
}

/** How many may be picked; none from the menu. */
export function mostPicked(purpose: MediaPurpose): number {
  if (purpose.for === 'browsing') return 0;
  if (purpose.for === 'leadForm') return 1;
  const places = adTypeSpecs[purpose.adType].media?.slots.max ?? 0;
  return Math.min(places, purpose.atMost ?? places);
}

/** Why an item can not be picked; it is shown greyed, with this reason. */
export function misfit(purpose: MediaPurpose, media: MediaFacts): Finding | undefined {
  if (purpose.for !== 'ad') return undefined;
  const spec = adTypeSpecs[purpose.adType].media;
  if (!spec || isValidMedia(media, spec.rules)) return undefined;
  return requirementFinding(media, spec.rules);
}

/** What is wrong with the picked items as a whole. */
export function pickFinding(
  purpose: MediaPurpose,
  picked: readonly MediaFacts[],
): Finding | undefined {
  const most = mostPicked(purpose);
  const types = offeredTypes(purpose);
  if (most === 1 && picked.length !== 1) {
    if (types.includes('logo')) return finding('media.selectOneLogo');
    return finding(types.includes('video') ? 'media.selectOneItem' : 'media.selectOneImage');
  }
  if (picked.length > most) return finding('media.selectAtMost', '', { n: most });
  const isMisfit = picked.some((media) => !types.includes(media.type) || misfit(purpose, media));
  return isMisfit ? finding('media.someInvalid') : undefined;
}
