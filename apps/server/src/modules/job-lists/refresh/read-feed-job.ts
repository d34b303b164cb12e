import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../../platform/jobs/define-job.ts';

export const readFeedJob = defineJob('read-feed', z.object({ feedId: z.uuid() }));
export const lookForFeedsJob = defineScheduledJob('look-for-feeds', '*/5 * * * *');
export const tidyFeedsJob = defineScheduledJob('tidy-feeds', '27 2 * * *');
