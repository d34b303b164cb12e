export { sweepCrontab, sweepExpiredJob } from './jobs.ts';
export { sessionHandlers } from './routes.ts';
