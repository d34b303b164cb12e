import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { z } from 'zod';
import { realMs } from '../real-time.ts';
import type { Job, JobWorker } from './define-job.ts';

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

/** Until the networks have been asked what came of the days that the clock was turned by. */
const FIGURES_MS = 60_000;

/**
 * What is looked for by the hour is looked for now, because the clock was turned and something may be due. Several turns are
 * one look.
 */
export async function enqueueScheduled(tx: Tx, workers: readonly JobWorker[]): Promise<void> {
  for (const { name, schedule, readsFigures } of workers) {
    if (!schedule) continue;
    const key = `turned/${name}`;
    const runAt = readsFigures ? new Date(realMs() + FIGURES_MS) : undefined;
    await enqueueJob(tx, { name, payload: z.object({}) }, {}, { key, ...(runAt && { runAt }) });
  }
}
