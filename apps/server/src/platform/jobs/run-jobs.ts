import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@posthorn/db';
import { type Runner, run, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import type { JobWorker } from './define-job.ts';

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
  let stopping = false;
  let runner: Runner | undefined;
  const tools = { db: connection.db, log };
  const taskList = Object.fromEntries(
    workers.map(({ name, run }) => [name, (payload: unknown) => run(payload, tools)]),
  );
  const crontab = workers
    .flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : []))
    .join('\n');
  const logger = new WorkerLogger(() => (level, message) => log[levels[level]](message));

  const loop = (async () => {
    while (!stopping) {
      try {
        runner = await run({
          pgPool: connection.pool,
          taskList,
          crontab,
          concurrency,
          noHandleSignals: true,
          logger,
        });
        if (stopping) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopping) log.warn({ err: error }, 'job runner stopped, starting it again');
      }
      runner = undefined;
      if (!stopping) await sleep(RETRY_MS, undefined, { ref: false });
    }
  })();

  return {
    async stop() {
      stopping = true;
      await runner?.stop().catch(() => {});
      await loop;
    },
  };
}
