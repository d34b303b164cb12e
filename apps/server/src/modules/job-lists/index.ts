export { resealFeeds } from './passwords.ts';
export { jobListStatusOf } from './presenter.ts';
export { refreshFeed } from './refresh/refresh-feed.ts';
export { feedWorkers } from './refresh/workers.ts';
export { listFeeds, lockJobList } from './repository.ts';
export { jobListHandlers } from './routes.ts';
