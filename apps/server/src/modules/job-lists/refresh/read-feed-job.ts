import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../../platform/jobs/define-job.ts';
import { JOBS_AT_ONCE } from './lease.ts';

/** Waiting for slow hosts keeps none of the places in which everything else is done. */
export const readFeedJob = defineJob('read-feed', z.object({ feedId: z.uuid() }), {
  besideAtOnce: JOBS_AT_ONCE,
});
export const lookForFeedsJob = defineScheduledJob('look-for-feeds', '*/5 * * * *');
export const tidyFeedsJob = defineScheduledJob('tidy-feeds', '27 2 * * *');
