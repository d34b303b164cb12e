export { mediaCrontab, mediaJobs } from './jobs.ts';
export { presentCropped, presentMedia } from './presenter.ts';
export { sweepUnused } from './remove-for-good.ts';
export { findMediaByIds } from './repository.ts';
export { mediaHandlers } from './routes.ts';
