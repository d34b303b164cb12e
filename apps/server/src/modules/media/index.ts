export { mediaCrontab, mediaJobs } from './jobs.ts';
export { mediaHandlers } from './routes.ts';
