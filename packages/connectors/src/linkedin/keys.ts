import type { Refs } from '../journal/store.ts';
import type { Plan, PlannedSocialAd } from '../plan.ts';
import { type Format, formats } from './mapping/format.ts';
import { wordingOf } from './mapping/requests.ts';

/** The names of our steps in the journal. */

export const groupKey = 'group';
export const campaignKey = (format: Format): string => `campaign:${format}`;
export const mediaKey = (assetKey: string): string => `media:${assetKey}`;

/** A wording of an ad has steps of its own. */
type Wording = Pick<KnownAd, 'adId' | 'wording'>;
export const postKeyOf = ({ adId, wording }: Wording): string => `post:${adId}:${wording}`;
export const creativeKeyOf = ({ adId, wording }: Wording): string => `creative:${adId}:${wording}`;
export const wordingOfAd = (plan: Plan, ad: PlannedSocialAd): Wording => ({
  adId: ad.id,
  wording: wordingOf(plan, ad),
});
/** The ad whose creative a step makes. */
export function adOfCreativeKey(key: string): string | undefined {
  const [kind, adId] = key.split(':');
  return kind === 'creative' ? adId : undefined;
}
/** What was shown once and is no more: its figures stay. */
export const removedKey = (adId: string, creativeId: string): string =>
  `removed:${adId}:${creativeId}`;

/** One wording of an ad that the journal knows of. */
export interface KnownAd {
  adId: string;
  wording: string;
  creativeId?: string;
  postId?: string;
}

/** Every wording of every ad that is on LinkedIn by our doing. */
export function knownAds(refs: Refs): KnownAd[] {
  const known = new Map<string, KnownAd>();
  for (const [key, id] of Object.entries(refs)) {
    const [kind, adId, wording] = key.split(':');
    if ((kind !== 'creative' && kind !== 'post') || !adId || !wording) continue;
    const ad = known.get(wording) ?? { adId, wording };
    known.set(wording, { ...ad, [kind === 'creative' ? 'creativeId' : 'postId']: id });
  }
  return [...known.values()];
}

/** Whose each creative is, also of those that were taken away. */
export function adOfCreative(refs: Refs): Map<string, string> {
  return new Map(
    Object.entries(refs).flatMap(([key, id]) => {
      const [kind, adId] = key.split(':');
      return (kind === 'creative' || kind === 'removed') && adId ? [[id, adId]] : [];
    }),
  );
}

export const knownCampaigns = (refs: Refs): { format: Format; id: string }[] =>
  formats.flatMap((format) => {
    const id = refs[campaignKey(format)];
    return id === undefined ? [] : [{ format, id }];
  });
