export { copyAds } from './copy-ads.ts';
export { presentTypes } from './repository.ts';
export { adHandlers } from './routes.ts';
