import type { Job, JobWorker } from '../platform/jobs/define-job.ts';
import type { TestServer } from './test-server.ts';

/** Does a job here and now, as the queue would. */
export async function runJob<Payload extends object>(
  { db, deps }: Pick<TestServer, 'db' | 'deps'>,
  workers: JobWorker[],
  { name }: Job<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  const worker = workers.find((candidate) => candidate.name === name);
  if (!worker) throw new Error(`Nothing works on the job ${name}.`);
  await worker.run(payload, { db, log: deps.log });
}
