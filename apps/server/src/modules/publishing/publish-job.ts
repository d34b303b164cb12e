import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Brings one publication to what is wanted. */
export const publishJob = defineJob('publish', z.object({ publicationId: z.uuid() }));
