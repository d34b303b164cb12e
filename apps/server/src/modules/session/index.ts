export { sessionWorker } from './jobs.ts';
export { sessionHandlers } from './routes.ts';
