import { createHash } from 'node:crypto';
import { type BannerCopy, type BannerSize, bannerSizes } from '@posthorn/domain';

/** What the banners of an ad are drawn from, as it was when the plan was frozen. */
export interface BannerSource {
  words: Omit<BannerCopy<unknown>, 'logo'>;
  /** Where its logo lies; null where there is none. */
  logoKey: string | null;
}

/** The files of an uploaded banner. */
export interface BundleSource {
  files: { path: string; key: string }[];
}

/** What is drawn or packed when it is published, by the beginning of its key. */
export interface Sources {
  banners: Record<string, BannerSource>;
  bundles: Record<string, BundleSource>;
}

export const noSources = (): Sources => ({ banners: {}, bundles: {} });

/** Says what is in it, so that another content is another file. */
export const bannerName = (adId: string, source: BannerSource): string =>
  `banner:${adId}:${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 12)}`;

export const bundleName = (bundleId: string): string => `bundle:${bundleId}`;

/** The still picture of a film. */
export const stillName = (mediaId: string): string => `still:${mediaId}`;

export const bannerKey = (name: string, size: BannerSize): string => `${name}:${size}`;

/** Which banner a key speaks of, and in which size. */
export function bannerOf(key: string): { name: string; size: BannerSize } | undefined {
  const at = key.lastIndexOf(':');
  const size = bannerSizes.find((one) => one === key.slice(at + 1));
  return key.startsWith('banner:') && size ? { name: key.slice(0, at), size } : undefined;
}
