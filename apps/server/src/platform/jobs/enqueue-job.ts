import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import type { Job } from './define-job.ts';

/** Enqueued in the caller's transaction: the job exists exactly when its rows do. */
export async function enqueueJob<Payload extends object>(
  tx: Tx,
  { name, isInTurn }: Job<Payload>,
  payload: NoInfer<Payload>,
  /**
   * Now, unless a later time is said; jobs of one queue run one after the other. A job with the key of one
   * that has not begun takes its place.
   */
  {
    runAt,
    queue = isInTurn ? name : null,
    key = null,
  }: { runAt?: Date; queue?: string | null; key?: string | null } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue}::text,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key}::text)`.execute(tx);
}
