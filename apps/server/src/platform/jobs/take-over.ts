import type { Connection } from '@posthorn/db';
import type { Logger } from 'pino';
import { REAL_NOW } from '../real-time.ts';

const BEAT_MS = 10_000;
/** A job that gave no sign for so long is no longer worked on. */
const SILENT_MS = 60_000;

const beatText = `
  update graphile_worker._private_jobs set locked_at = ${REAL_NOW} where id = any($1::bigint[])`;

const releaseText = `
  with job as (
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null,
        run_at = greatest(run_at, ${REAL_NOW}) + exp(least(attempts, 10)) * interval '1 second'
    where locked_at < ${REAL_NOW} - make_interval(secs => $1)
    returning id
  ), queue as (
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at < ${REAL_NOW} - make_interval(secs => $1)
  )
  select id from job`;

export interface Heart {
  /** Keeps the job ours for as long as the work takes. */
  during<T>(jobId: string, work: () => Promise<T>): Promise<T>;
  beat(): Promise<void>;
  stop(): void;
}

/**
 * The jobs of a process that was killed stay locked; graphile-worker itself waits four hours. Here
 * every process says again and again which jobs it works on, and releases those of which nothing was
 * heard for a minute, so that the next worker does them. They wait as long as after a failure: the
 * job itself may be what killed the process.
 *
 * While the database is away no process can confirm its jobs. So one releases jobs only when it has
 * itself been heard for a minute without a break: by then the others have been, too.
 */
export function startHeart(
  { pool }: Connection,
  log: Logger,
  now: () => number = () => performance.now(),
): Heart {
  const inWork = new Set<string>();
  let heardSince: number | undefined;

  async function beat(): Promise<void> {
    try {
      await pool.query(beatText, [[...inWork]]);
      heardSince ??= now();
      if (now() - heardSince < SILENT_MS) return;
      const { rows } = await pool.query<{ id: string }>(releaseText, [SILENT_MS / 1000]);
      if (rows.length > 0) log.warn({ jobs: rows.map(({ id }) => id) }, 'took over silent jobs');
    } catch (error) {
      heardSince = undefined;
      log.warn({ err: error }, 'the jobs in work could not be confirmed');
    }
  }

  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();
  return {
    async during(jobId, work) {
      inWork.add(jobId);
      try {
        return await work();
      } finally {
        inWork.delete(jobId);
      }
    },
    beat,
    stop: () => clearInterval(timer),
  };
}
