import { messageOf, searchListSpecs, searchLists } from '@posthorn/domain';
import type { Failure } from '../failure.ts';
import type { Plan, PlannedAd } from '../plan.ts';
import type { Capabilities } from '../settings.ts';
import { refusal } from './errors/failure.ts';
import { HTML5_NOT_ALLOWED } from './errors/sentences.ts';
import { wantedKeywords } from './keywords.ts';
import { type GoogleAd, isGoogleAd, linesOf } from './map/ad-group.ts';

/** The ads that may be sent, and what is wrong with the others. */
export function sortAds(
  plan: Plan,
  capabilities: Capabilities,
): { fit: GoogleAd[]; refused: Failure[] } {
  const fit: GoogleAd[] = [];
  const refused: Failure[] = [];
  for (const ad of plan.ads) {
    const failure = unfit(plan, ad, capabilities);
    if (failure) refused.push({ ...failure, adId: ad.id });
    else if (isGoogleAd(ad)) fit.push(ad);
  }
  return { fit, refused };
}

function unfit(plan: Plan, ad: PlannedAd, capabilities: Capabilities): Failure | undefined {
  const isSearch = ad.adType === 'GoogleSearchAd';
  if (!isGoogleAd(ad) || isSearch !== (plan.channel === 'googleSearch'))
    return refusal('invalid', 'channel', messageOf('google.wrongChannel')).failure;
  if ('bundle' in ad && !capabilities.html5)
    return refusal('permission', 'html5', HTML5_NOT_ALLOWED).failure;
  if ('pictures' in ad && ad.pictures.length === 0)
    return refusal('invalid', 'noPicture', messageOf('google.noBanners')).failure;
  if (!('headlines' in ad)) return undefined;
  for (const list of searchLists) {
    const { min, max } = searchListSpecs[list];
    const { length } = linesOf(ad[list]);
    if (length < min || length > max)
      return refusal('invalid', 'lines', messageOf(wrongNumberOf[list], { min, max, length }))
        .failure;
  }
  return undefined;
}

const wrongNumberOf = {
  headlines: 'google.wrongNumberOfHeadlines',
  descriptions: 'google.wrongNumberOfDescriptions',
} as const;

/** Without a word to search for, a search campaign is never shown. */
export function checkKeywords(plan: Plan): void {
  if (plan.channel === 'googleSearch' && wantedKeywords(plan).length === 0)
    throw refusal('invalid', 'noKeywords', messageOf('google.noKeywords'));
}
