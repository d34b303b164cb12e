import { bannerSizeTexts } from '#texts/banner-size';
/** The nine banners of a generated ad, the lowest and narrowest first. */
export const bannerSizes = [
  'smallBanner',
  'banner',
  'leaderboard',
  'largeLeaderboard',
  'mediumRectangle',
  'largeRectangle',
  'skyscraper',
  'wideSkyscraper',
  'halfPage',
] as const;
export type BannerSize = (typeof bannerSizes)[number];

export interface BannerSizeSpec {
  label: string;
  width: number;
  height: number;
  /** How many of the four columns of the preview it takes. */
  columns: 1 | 2 | 4;
  /** How many characters of each text are drawn; null: there is no room for it. */
  limits: { type: number; title: number; subtitle: number | null; callToAction: number };
  tagsShown: number;
}

/** A tag may be longer than what is drawn of it. */
export const DRAWN_TAG_LENGTH = 17;

export const bannerSizeSpecs: Record<BannerSize, BannerSizeSpec> = {
  smallBanner: {
    label: bannerSizeTexts.smallBanner,
    width: 320,
    height: 50,
    columns: 2,
    limits: { type: 11, title: 20, subtitle: null, callToAction: 15 },
    tagsShown: 0,
  },
  banner: {
    label: bannerSizeTexts.banner,
    width: 468,
    height: 60,
    columns: 4,
    limits: { type: 11, title: 25, subtitle: 20, callToAction: 15 },
    tagsShown: 0,
  },
  leaderboard: {
    label: bannerSizeTexts.leaderboard,
    width: 728,
    height: 90,
    columns: 4,
    limits: { type: 17, title: 40, subtitle: 25, callToAction: 20 },
    tagsShown: 2,
  },
  largeLeaderboard: {
    label: bannerSizeTexts.largeLeaderboard,
    width: 970,
    height: 90,
    columns: 4,
    limits: { type: 20, title: 55, subtitle: 25, callToAction: 20 },
    tagsShown: 3,
  },
  mediumRectangle: {
    label: bannerSizeTexts.mediumRectangle,
    width: 300,
    height: 250,
    columns: 2,
    limits: { type: 17, title: 40, subtitle: 25, callToAction: 15 },
    tagsShown: 3,
  },
  largeRectangle: {
    label: bannerSizeTexts.largeRectangle,
    width: 336,
    height: 280,
    columns: 2,
    limits: { type: 17, title: 45, subtitle: 25, callToAction: 15 },
    tagsShown: 3,
  },
  skyscraper: {
    label: bannerSizeTexts.skyscraper,
    width: 120,
    height: 600,
    columns: 1,
    limits: { type: 11, title: 35, subtitle: 20, callToAction: 15 },
    tagsShown: 5,
  },
  wideSkyscraper: {
    label: bannerSizeTexts.wideSkyscraper,
    width: 160,
    height: 600,
    columns: 1,
    limits: { type: 14, title: 45, subtitle: 20, callToAction: 15 },
    tagsShown: 5,
  },
  halfPage: {
    label: bannerSizeTexts.halfPage,
    width: 300,
    height: 600,
    columns: 2,
    limits: { type: 20, title: 55, subtitle: 25, callToAction: 20 },
    tagsShown: 5,
  },
};

/** What stands where a campaign has no banners yet. */
export const bannerPlaceholders = [
  'leaderboard',
  'mediumRectangle',
  'largeRectangle',
] as const satisfies readonly BannerSize[];

/** A column of the grid in which banners stand beside each other, in pixels without its margins. */
const COLUMN = 216;

/** How many of four columns a banner of any size takes: as our own of that size, or as it fits. */
export function columnsOf({ width, height }: Measures): 1 | 2 | 4 {
  const own = Object.values(bannerSizeSpecs).find(
    (spec) => spec.width === width && spec.height === height,
  );
  if (own) return own.columns;
  if (width <= COLUMN) return 1;
  return width <= 2 * COLUMN ? 2 : 4;
}

interface Measures {
  width: number;
  height: number;
}

export const sizeText = ({ width, height }: Measures): string => `${width} × ${height}`;

/** How a banner from a .zip is called. Folders are often called like their size, which is said once. */
export function uploadedBannerName({ name, ...size }: Measures & { name: string }): string {
  const isSize = name.replace(/\s/g, '').replace(/[×X*]/, 'x') === `${size.width}x${size.height}`;
  return isSize ? sizeText(size) : `${name} ${sizeText(size)}`;
}
