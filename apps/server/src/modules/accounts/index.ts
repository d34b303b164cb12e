export { Followers } from './live/followers.ts';
export { findRights } from './live/rights.ts';
export { accountHandlers } from './routes.ts';
