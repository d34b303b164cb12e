import { adTypeSpecs } from '@posthorn/domain';
import { isSocial, type PlannedAd, type PlannedSocialAd } from '../plan.ts';

/** Where on Meta an ad stands. Each family has an ad set of its own. */
export const families = ['fb-feed', 'fb-story', 'ig-feed', 'ig-story'] as const;
export type Family = (typeof families)[number];

const familyOfType: Partial<Record<PlannedAd['adType'], Family>> = {
  FacebookPostAd: 'fb-feed',
  FacebookCarouselAd: 'fb-feed',
  FacebookStoryAd: 'fb-story',
  InstagramPostAd: 'ig-feed',
  InstagramCarouselAd: 'ig-feed',
  InstagramStoryAd: 'ig-story',
};

export function familyOf(ad: Pick<PlannedAd, 'adType'>): Family {
  const family = familyOfType[ad.adType];
  if (!family) throw new Error(`${ad.adType} is no ad of Meta`);
  return family;
}

/** The ads of a plan. Anything else in a plan for Meta is a mistake that must show. */
export const metaAds = (plan: { ads: readonly PlannedAd[] }): PlannedSocialAd[] =>
  plan.ads.map((ad) => {
    if (!isSocial(ad)) throw new Error(`${ad.adType} is no ad of Meta`);
    familyOf(ad);
    return ad;
  });

export const isOnInstagram = (ad: Pick<PlannedAd, 'adType'>): boolean =>
  adTypeSpecs[ad.adType].channel === 'instagram';

export const channelOfFamily = (family: string): 'facebook' | 'instagram' =>
  family.startsWith('ig-') ? 'instagram' : 'facebook';

/** Meta does not show stories on Facebook alone (subcode 1815891): the feed of Facebook goes with them. */
export const placementOf: Record<Family, Record<string, string[]>> = {
  'fb-feed': { publisher_platforms: ['facebook'], facebook_positions: ['feed'] },
  'fb-story': { publisher_platforms: ['facebook'], facebook_positions: ['feed', 'story'] },
  'ig-feed': { publisher_platforms: ['instagram'], instagram_positions: ['stream'] },
  'ig-story': { publisher_platforms: ['instagram'], instagram_positions: ['story'] },
};
