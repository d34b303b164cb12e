import { defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { forgetOldLetters } from '../../platform/mail/outbox.ts';
import { forgetFinishedInvitations } from '../members/index.ts';

/** Every hour, and when the clock is turned: what was kept of people for its time goes. */
export const forgetPeopleJob = defineScheduledJob('forget-people', '7 * * * *');

export const peopleWorker = workOn(forgetPeopleJob, async (_, { db }) => {
  await forgetOldLetters(db);
  await forgetFinishedInvitations(db);
});
