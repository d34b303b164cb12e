import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { forgetAnswers } from '../../platform/once.ts';
import { removeExpiredSessions } from '../../platform/session/session-store.ts';

/** Every quarter of an hour: what has expired leaves the database. */
export const sweepCrontab = '*/15 * * * * sweep-expired';

export const sweepExpiredJob = defineJob('sweep-expired', z.unknown(), async (_, { db }) => {
  await removeExpiredSessions(db);
  await forgetAnswers(db);
  await db.deleteFrom('rate_counter').where('resets_at', '<', sql<Date>`now()`).execute();
});
