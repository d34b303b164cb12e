export { mediaCrontab, mediaJobs } from './jobs.ts';
export { presentCropped, presentMedia } from './presenter.ts';
export { findMediaByIds } from './repository.ts';
export { mediaHandlers } from './routes.ts';
