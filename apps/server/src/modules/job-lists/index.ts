export { resealFeeds } from './passwords.ts';
export { feedWorkers } from './refresh/workers.ts';
export { jobListHandlers } from './routes.ts';
