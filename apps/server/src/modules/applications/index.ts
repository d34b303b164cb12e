export { givePerson, takePerson } from './commands/answer-person.ts';
export { findApplicants } from './find-applicants.ts';
export { hashLeadNumbers, resealLeadKeys } from './lead-hash.ts';
export { pullApplicationsJob, pullWorker } from './pull.ts';
export { applicationHandlers } from './routes.ts';
export { sealContents } from './sealing.ts';
export { watchApplications } from './watch.ts';
