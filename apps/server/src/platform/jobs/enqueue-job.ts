import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import type { Job } from './define-job.ts';

/** Enqueued in the caller's transaction: the job exists exactly when its rows do. */
export async function enqueueJob<Payload extends object>(
  tx: Tx,
  { name, isInTurn }: Job<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  const queue = isInTurn ? name : null;
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue}::text)`.execute(tx);
}
