import { isBanner } from '@posthorn/domain';
import { type Ad, isUploaded } from '../api/list-ads.ts';

/** So many ads of Google Display are in sight until a person asks for all. */
const MINIMISED = 9;

/** The ads of Google Display in the order of the page: those that are drawn, then those that came in a file. */
export const displayAds = (ads: readonly Ad[]): Ad[] =>
  ads
    .filter(({ adType }) => isBanner(adType))
    .toSorted((one, other) => Number(isUploaded(one)) - Number(isUploaded(other)));

/** Those that are out of sight while the section is minimised. */
export const hiddenAds = (ads: readonly Ad[]): Set<string> =>
  new Set(
    displayAds(ads)
      .slice(MINIMISED)
      .map(({ id }) => id),
  );
