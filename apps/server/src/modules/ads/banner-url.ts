/** Where uploaded banners are served, apart from the application and its API. */
export const BANNERS_BASE = '/banners';

/** The folder of one banner; only what lies below it may be loaded by the banner. */
export const bannerFolder = (token: string): string => `${BANNERS_BASE}/${token}/`;

/** The address of a file of a banner, by the path it has there. */
export const bannerUrl = (token: string, path: string): string =>
  bannerFolder(token) + path.split('/').map(encodeURIComponent).join('/');
