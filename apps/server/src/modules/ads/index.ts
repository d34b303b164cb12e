export { addBannerFiles } from './banner-files.ts';
export type { NewAd } from './content.ts';
export { copyAds } from './copy-ads.ts';
export { googleAdHandlers } from './google-routes.ts';
export { listTypes } from './repository.ts';
export { adHandlers } from './routes.ts';
export { adCrontab, adJobs } from './sweep-banners.ts';
