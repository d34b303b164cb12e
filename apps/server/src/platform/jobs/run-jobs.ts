import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@posthorn/db';
import { type JobHelpers, type Runner, run, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import type { JobWorker } from './define-job.ts';
import { keepOutcomes } from './keep-outcomes.ts';
import { startHeart } from './take-over.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;
const RETRY_MS = 2_000;

export interface JobRunner {
  /** Finishes what is running and takes nothing new. */
  stop(): Promise<void>;
}

/**
 * Works off the queue. The runner gives up when the database goes away; it is started again until
 * we stop it ourselves.
 */
export function runJobs(
  connection: Connection,
  log: Logger,
  workers: JobWorker[],
  concurrency: number,
): JobRunner {
  const stopping = new AbortController();
  const heart = startHeart(connection, log);
  const outcomes = keepOutcomes(connection.pool, log, stopping.signal);
  let runner: Runner | undefined;
  const tools = { db: connection.db, log };
  const taskList = Object.fromEntries(
    workers.map(({ name, run }) => [
      name,
      (payload: unknown, { job }: JobHelpers) => heart.during(job.id, () => run(payload, tools)),
    ]),
  );
  const crontab = workers
    .flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : []))
    .join('\n');
  const logger = new WorkerLogger(() => (level, message) => log[levels[level]](message));

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          pgPool: outcomes.pool,
          taskList,
          crontab,
          concurrency,
          noHandleSignals: true,
          logger,
        });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'job runner stopped, starting it again');
      }
      runner = undefined;
      if (!stopping.signal.aborted) await sleep(RETRY_MS, undefined, { ref: false });
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => {});
      await loop;
      await outcomes.written();
      heart.stop();
    },
  };
}
