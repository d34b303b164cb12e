import { bannerSizeSpecs } from '../banner/size.ts';

/** What an archive of HTML5 banners may hold. The numbers about one banner are Google's. */
export const archiveLimits = {
  /** Of the file that is sent; it may hold the banners of a whole campaign. */
  archiveMegabytes: 20,
  /** Of everything in it, unpacked. */
  unpackedMegabytes: 60,
  /** Of one file in it, unpacked. */
  fileMegabytes: 10,
  /** Of a file in it that is read as text. */
  textMegabytes: 1,
  /** Files and folders in it, whatever they are. */
  entries: 2_000,
  banners: 50,
  bannerFiles: 40,
  /** Of one banner, packed. */
  bannerKilobytes: 600,
  /** Of a path in it, as text. */
  pathLength: 200,
} as const;

/** What a banner is made of, and as what a browser is given it. What a script fetches is not part of it. */
export const bannerFileTypes = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
} as const;
export type BannerFileType = keyof typeof bannerFileTypes;

/** What is looked into for what it would load. */
export const textFileTypes: readonly BannerFileType[] = ['html', 'htm', 'css', 'js', 'svg'];

const ourSizes = Object.values(bannerSizeSpecs).map(
  ({ width, height }) => `${width}x${height}` as const,
);

/** The sizes in pixels that Google shows, as 'width x height'; our own nine are among them. */
export const uploadSizes: readonly `${number}x${number}`[] = [
  ...ourSizes,
  '200x200',
  '240x400',
  '250x250',
  '250x360',
  '300x50',
  '300x1050',
  '320x100',
  '320x480',
  '480x320',
  '580x400',
  '750x100',
  '750x200',
  '750x300',
  '930x180',
  '970x250',
  '980x120',
];
