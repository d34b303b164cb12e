export { copyAds, presentTypes } from './repository.ts';
export { adHandlers } from './routes.ts';
