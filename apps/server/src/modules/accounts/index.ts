export { Followers } from './live/followers.ts';
export { accountHandlers } from './routes.ts';
