export { hashLeadNumbers, resealLeadKeys } from './lead-hash.ts';
export { pullApplicationsJob, pullWorker } from './pull.ts';
export { applicationHandlers } from './routes.ts';
export { sealContents } from './sealing.ts';
export { watchApplications } from './watch.ts';
