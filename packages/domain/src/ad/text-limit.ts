import { type AdTextField, type AdType, adTypeSpecs } from './ad-type.ts';
import { type BannerTextField, bannerTextLimits, TAG_MAX_LENGTH } from './banner-copy.ts';
import { type SearchList, searchListSpecs } from './search-copy.ts';

/** Every text of an ad that a person writes, whatever the ad is made of. */
export type AnyAdText = AdTextField | BannerTextField | 'tags' | SearchList;

/** How many characters a text of an ad may have. */
export function adTextMax(adType: AdType, field: AnyAdText): number {
  switch (field) {
    case 'message':
    case 'headline':
    case 'linkDescription':
      return adTypeSpecs[adType].texts[field]?.max ?? 0;
    case 'headlines':
    case 'descriptions':
      return searchListSpecs[field].length;
    case 'tags':
      return TAG_MAX_LENGTH;
    default:
      return bannerTextLimits[field];
  }
}
