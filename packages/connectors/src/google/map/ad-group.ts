import { averagePrice, euroRates, repeatedLines, shownPath, tidyLines } from '@posthorn/domain';
import type {
  Asset,
  Plan,
  PlannedAd,
  PlannedBannerAd,
  PlannedSearchAd,
  PlannedUploadedBanner,
} from '../../plan.ts';
import { keywordOperations } from '../keywords.ts';
import { microsOf } from '../money.ts';
import { create, type Fields, type Operation } from '../operation.ts';
import { groupName, partOf, type Revision, revisionOf } from './revision.ts';

/** The ads that this network shows. */
export type GoogleAd = PlannedSearchAd | PlannedBannerAd | PlannedUploadedBanner;

export const isGoogleAd = (ad: PlannedAd): ad is GoogleAd => !('message' in ad);

/** Where the file of an asset is over there. */
export type AssetNames = (asset: Asset) => string;

/** One of our ads, as an ad group that can be made in one go. */
export interface AdGroup {
  revision: Revision;
  part: string;
  name: string;
  operations(campaign: string, group: string, assets: AssetNames): Operation[];
}

export function adGroupOf(plan: Plan, ad: GoogleAd): AdGroup {
  const revision = revisionOf(plan, ad);
  const name = groupName(plan, labels[ad.adType], revision);
  return {
    revision,
    part: partOf(revision),
    name,
    operations: (campaign, group, assets) => [
      create('adGroupOperation', {
        resourceName: group,
        campaign,
        name,
        // Switched on last, when everything else is as it shall be.
        status: 'PAUSED',
        type: 'headlines' in ad ? 'SEARCH_STANDARD' : 'DISPLAY_STANDARD',
        ...bidOf(plan),
      }),
      ...('headlines' in ad ? keywordOperations(plan, group) : []),
      ...adsOf(plan, ad, revision, assets).map((fields) =>
        create('adGroupAdOperation', {
          adGroup: group,
          status: 'ENABLED',
          ad: { finalUrls: [plan.landingPage], ...fields },
        }),
      ),
    ],
  };
}

const labels: Record<GoogleAd['adType'], string> = {
  GoogleSearchAd: 'Search ad',
  GoogleDisplayGeneratedAd: 'Banners',
  GoogleDisplayCustomAd: 'HTML5 banner',
};

/** Files that must be over there before the ad can be. */
export function filesOf(ad: GoogleAd): readonly Asset[] {
  if ('pictures' in ad) return ad.pictures;
  return 'bundle' in ad ? [ad.bundle] : [];
}

/** Anyone who buys impressions says what a thousand of them may cost: twice what they usually do. */
function bidOf(plan: Plan): Fields {
  if (plan.channel !== 'googleDisplay' || plan.goal !== 'MAXIMISE_IMPRESSIONS') return {};
  const country = plan.places[0]?.countryCode ?? '';
  const euroCents = (averagePrice(country, ['googleDisplay']) ?? usualPrice).cpm;
  const cents = Math.round(euroCents * 2 * (euroRates[plan.currency] ?? 1));
  return { cpmBidMicros: microsOf(cents) };
}

const usualPrice = { cpm: 300 };

function adsOf(plan: Plan, ad: GoogleAd, revision: Revision, assets: AssetNames): Fields[] {
  if ('headlines' in ad) return [{ responsiveSearchAd: responsiveSearchAd(plan, ad) }];
  if ('bundle' in ad)
    return [
      {
        name: groupName(plan, sizeOf(ad.bundle), revision),
        displayUploadAd: {
          displayUploadProductType: 'HTML5_UPLOAD_AD',
          mediaBundle: { asset: assets(ad.bundle) },
        },
      },
    ];
  return ad.pictures.map((picture) => ({
    name: groupName(plan, sizeOf(picture), revision),
    imageAd: { name: sizeOf(picture), imageAsset: { asset: assets(picture) } },
  }));
}

const sizeOf = ({ width, height }: Asset): string => `${width}x${height}`;

function responsiveSearchAd(plan: Plan, ad: PlannedSearchAd): Fields {
  const [path1, path2] = pathsOf(plan.landingPage);
  return {
    headlines: linesOf(ad.headlines).map((text) => ({ text })),
    descriptions: linesOf(ad.descriptions).map((text) => ({ text })),
    ...(path1 !== undefined && { path1 }),
    ...(path2 !== undefined && { path2 }),
  };
}

/** Google refuses an ad that says the same twice; our editor only advises against it. */
export function linesOf(lines: readonly string[]): string[] {
  const tidied = tidyLines(lines);
  const repeated = repeatedLines(tidied);
  return tidied.filter((_, index) => !repeated.has(index));
}

/** As our preview shows them, as far as Google takes them; an ad without is as good. */
function pathsOf(landingPage: string): string[] {
  const steps = shownPath(landingPage);
  const bad = steps.findIndex((step) => !/^[\p{L}\p{M}\p{N}_-]+$/u.test(step));
  return bad === -1 ? steps : steps.slice(0, bad);
}
