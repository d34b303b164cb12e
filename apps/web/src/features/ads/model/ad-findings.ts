import {
  adMediaFacts,
  bannerFindings,
  byKind,
  type CampaignType,
  type CountedAd,
  countedAd,
  type Finding,
  searchFindings,
  socialAdFindings,
} from '@posthorn/domain';
import type { Ad } from '../api/list-ads.ts';

/** The first thing that would keep an ad of a campaign from being saved as it is. */
export const wrongWith = (ad: Ad, type: CampaignType): Finding | undefined =>
  findingsOf(ad, type).find(({ severity }) => severity === 'error');

const findingsOf = (ad: Ad, type: CampaignType): Finding[] =>
  byKind(ad, {
    social: (social) =>
      socialAdFindings(social.adType, { ...social, media: social.media.map(adMediaFacts) }, type),
    drawnBanner: (banner) => bannerFindings(banner, 'campaign'),
    uploadedBanner: () => [],
    search: searchFindings,
  });

/** As the rules about the last ad of a kind count it. */
export const asCounted = (ad: Ad): CountedAd =>
  countedAd(ad, 'media' in ad ? ad.media[0]?.type : undefined);
