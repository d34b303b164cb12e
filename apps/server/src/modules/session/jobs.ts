import { defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { forgetAnswers } from '../../platform/once.ts';
import { realTime } from '../../platform/real-time.ts';
import { removeExpiredSessions } from '../../platform/session/session-store.ts';

/** Every quarter of an hour: what has expired leaves the database. */
export const sweepExpiredJob = defineScheduledJob('sweep-expired', '*/15 * * * *');

export const sessionWorker = workOn(sweepExpiredJob, async (_, { db }) => {
  await removeExpiredSessions(db);
  await forgetAnswers(db);
  await db.deleteFrom('rate_counter').where('resets_at', '<', realTime).execute();
});
