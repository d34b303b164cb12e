import type { Asset, PlannedAd } from '@posthorn/connectors';
import {
  bannerSizeSpecs,
  bannerSizes,
  type CallToAction,
  type LaunchAd,
  missingPrimaryColor,
  type SocialAdType,
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

/** An ad as the rules of a launch look at it. */
export function launchAdOf(ad: ReadAd): LaunchAd {
  const { id, adType } = ad;
  if (adType === 'GoogleDisplayCustomAd') return { id, adType };
  if (adType === 'GoogleSearchAd') return { id, adType, ...searchWords(ad) };
  if (adType === 'GoogleDisplayGeneratedAd') {
    return { id, adType, ...bannerWords(ad), logo: ad.pictures[0] ?? null };
  }
  return { id, adType, ...socialWords(ad), media: ad.pictures };
}

/** An ad as a network shall show it. What has to be drawn or packed for it is added to `sources`. */
export function plannedAdOf(ad: ReadAd, sources: Sources): PlannedAd {
  const { id, adType } = ad;
  if (adType === 'GoogleSearchAd') return { id, adType, ...searchWords(ad) };
  if (adType === 'GoogleDisplayGeneratedAd') {
    return { id, adType, pictures: drawings(ad, sources) };
  }
  if (adType === 'GoogleDisplayCustomAd') {
    return { id, adType, name: ad.name ?? '', bundle: bundleOf(ad, sources) };
  }
  return {
    id,
    adType: adType satisfies SocialAdType,
    ...socialWords(ad),
    displayUrl: ad.display_url,
    media: ad.pictures.map(assetOf),
  };
}

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
