import {
  adMediaFacts,
  bannerFindings,
  byKind,
  type CampaignType,
  type CountedAd,
  countedAd,
  type Finding,
  isAdOfKind,
  searchFindings,
  socialAdFindings,
} from '@posthorn/domain';
import type { Ad } from '../api/list-ads.ts';
import type { AdOwner } from './ad-owner.ts';

interface Place {
  of: AdOwner['kind'];
  /** Templates have none. */
  type?: CampaignType;
}

/** The first thing that would keep an ad from being saved as it is. */
export const wrongWith = (ad: Ad, place: Place): Finding | undefined =>
  findingsOf(ad, place).find(({ severity }) => severity === 'error');

const findingsOf = (ad: Ad, { of, type }: Place): Finding[] =>
  byKind(ad, {
    social: (social) =>
      socialAdFindings(social.adType, { ...social, media: social.media.map(adMediaFacts) }, type),
    drawnBanner: (banner) => bannerFindings(banner, of),
    uploadedBanner: () => [],
    search: searchFindings,
  });

/** As the rules about the last ad of a kind count it. */
export const asCounted = (ad: Ad): CountedAd =>
  countedAd(ad, isAdOfKind(ad, 'social') ? ad.media[0]?.type : undefined);
