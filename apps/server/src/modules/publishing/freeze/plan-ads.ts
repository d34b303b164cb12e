import type { Asset, PlannedAd } from '@posthorn/connectors';
import {
  type AdKind,
  type AdTypeOf,
  bannerSizeSpecs,
  bannerSizes,
  type CallToAction,
  kindOf,
  type LaunchAd,
  mediaErrorsIn,
  missingPrimaryColor,
} from '@posthorn/domain';
import { contentTypeOf } from '../../../platform/storage/storage.ts';
import {
  type BannerSource,
  bannerKey,
  bannerName,
  bundleName,
  type Sources,
  stillName,
} from '../files/sources.ts';
import type { Picture, ReadAd } from './read-ads.ts';

type Part<Ad, Kind extends AdKind> = Omit<Extract<Ad, { adType: AdTypeOf<Kind> }>, 'id' | 'adType'>;

/** Of each kind of ad: what the rules of a launch look at, and what a network shall show. */
const parts: {
  [Kind in AdKind]: {
    judged: (ad: ReadAd) => Part<LaunchAd, Kind>;
    planned: (ad: ReadAd, sources: Sources) => Part<PlannedAd, Kind>;
  };
} = {
  social: {
    judged: (ad) => ({
      ...socialWords(ad),
      media: ad.pictures.map((picture) => ({
        type: picture.type,
        mediaErrors: mediaErrorsIn(picture, ad.adType),
      })),
    }),
    planned: (ad) => ({
      ...socialWords(ad),
      displayUrl: ad.display_url,
      media: ad.pictures.map(assetOf),
    }),
  },
  drawnBanner: {
    judged: (ad) => ({ ...bannerWords(ad), logo: ad.pictures[0] ?? null }),
    planned: (ad, sources) => ({ pictures: drawings(ad, sources) }),
  },
  uploadedBanner: {
    judged: () => ({}),
    planned: (ad, sources) => ({ name: ad.name ?? '', bundle: bundleOf(ad, sources) }),
  },
  search: { judged: (ad) => searchWords(ad), planned: (ad) => searchWords(ad) },
};

/** An ad as the rules of a launch look at it. */
export const launchAdOf = (ad: ReadAd): LaunchAd =>
  ({ id: ad.id, adType: ad.adType, ...parts[kindOf(ad.adType)].judged(ad) }) as LaunchAd;

/** An ad as a network shall show it. What has to be drawn or packed for it is added to `sources`. */
export const plannedAdOf = (ad: ReadAd, sources: Sources): PlannedAd =>
  ({ id: ad.id, adType: ad.adType, ...parts[kindOf(ad.adType)].planned(ad, sources) }) as PlannedAd;

const socialWords = (ad: ReadAd) => ({
  message: ad.message,
  headline: ad.headline,
  linkDescription: ad.link_description,
  callToAction: ad.call_to_action as CallToAction,
});

const searchWords = (ad: ReadAd) => ({
  headlines: ad.headlines ?? [],
  descriptions: ad.descriptions ?? [],
});

const bannerWords = (ad: ReadAd) => ({
  type: ad.banner_type ?? '',
  subtitle: ad.subtitle ?? '',
  title: ad.title ?? '',
  tags: ad.tags ?? [],
  callToAction: ad.banner_action ?? '',
});

function assetOf({ mediaId, type, key, bytes, width, height }: Picture): Asset {
  const size = { width, height };
  const file = { key, contentType: contentTypeOf(key), bytes, ...size };
  if (type !== 'video') return { ...file, kind: 'image', poster: null };
  const still = { key: stillName(mediaId), contentType: 'image/jpeg', bytes: 0, ...size };
  return { ...file, kind: 'video', poster: { ...still, kind: 'image', poster: null } };
}

function drawings(ad: ReadAd, sources: Sources): Asset[] {
  const [logo] = ad.pictures;
  const source: BannerSource = {
    words: { ...bannerWords(ad), primaryColor: ad.primary_color ?? missingPrimaryColor.campaign },
    logoKey: logo ? (logo.previewKey ?? logo.key) : null,
  };
  const name = bannerName(ad.id, source);
  sources.banners[name] = source;
  return bannerSizes.map((size) => ({
    key: bannerKey(name, size),
    kind: 'image',
    contentType: 'image/png',
    bytes: 0,
    width: bannerSizeSpecs[size].width,
    height: bannerSizeSpecs[size].height,
    poster: null,
  }));
}

function bundleOf({ id, bundle_id, width, height, files }: ReadAd, sources: Sources): Asset {
  if (!bundle_id || !width || !height) throw new Error(`Ad ${id} has no banner`);
  const key = bundleName(bundle_id);
  sources.bundles[key] = { files };
  const contentType = 'application/zip';
  return { key, kind: 'bundle', contentType, bytes: 0, width, height, poster: null };
}
