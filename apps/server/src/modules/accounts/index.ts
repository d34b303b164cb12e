export { knownPage } from './known-page.ts';
export { Followers } from './live/followers.ts';
export { accountHandlers } from './routes.ts';
