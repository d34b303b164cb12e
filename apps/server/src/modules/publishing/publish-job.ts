import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Wakes those who publish: something is due. It is no more than that, and waits for no other work of this process; they
 * decide what is next.
 */
export const publishJob = defineJob('publish', z.object({ publicationId: z.uuid() }), {
  besideAtOnce: 1,
});
