export { copyAds } from './repository.ts';
export { adHandlers } from './routes.ts';
