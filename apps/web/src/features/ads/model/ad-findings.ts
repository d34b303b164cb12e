import {
  adMediaFacts,
  bannerFindings,
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

function findingsOf(ad: Ad, type: CampaignType): Finding[] {
  switch (ad.adType) {
    case 'GoogleDisplayGeneratedAd':
      return bannerFindings(ad, 'campaign');
    case 'GoogleSearchAd':
      return searchFindings(ad);
    case 'GoogleDisplayCustomAd':
      return [];
    default:
      return socialAdFindings(ad.adType, { ...ad, media: ad.media.map(adMediaFacts) }, type);
  }
}

/** As the rules about the last ad of a kind count it. */
export const asCounted = (ad: Ad): CountedAd =>
  countedAd(ad, 'media' in ad ? ad.media[0]?.type : undefined);
