import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@posthorn/db';
import {
  type JobHelpers,
  type Runner,
  type RunnerOptions,
  run,
  Logger as WorkerLogger,
} from 'graphile-worker';
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
 * we stop it ourselves. Jobs that are done beside the others have a runner of their own.
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
  const tools = { db: connection.db, log };
  const common = workers.filter(({ besideAtOnce }) => besideAtOnce === undefined);
  const runs = [
    ...(common.length > 0 ? [{ group: common, atOnce: concurrency }] : []),
    ...workers.flatMap((worker) =>
      worker.besideAtOnce ? [{ group: [worker], atOnce: worker.besideAtOnce }] : [],
    ),
  ].map(({ group, atOnce }) => {
    const taskList = Object.fromEntries(
      group.map(({ name, run }) => [
        name,
        (payload: unknown, { job }: JobHelpers) => heart.during(job.id, () => run(payload, tools)),
      ]),
    );
    const crontab = group
      .flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : []))
      .join('\n');
    const options = { pgPool: outcomes.pool, taskList, crontab, concurrency: atOnce };
    return keepRunning(options, log, stopping.signal);
  });

  return {
    async stop() {
      stopping.abort();
      await Promise.all(runs.map((one) => one.stop()));
      await outcomes.written();
      heart.stop();
    },
  };
}

function keepRunning(options: RunnerOptions, log: Logger, stopping: AbortSignal): JobRunner {
  let runner: Runner | undefined;
  const logger = new WorkerLogger(() => (level, message) => log[levels[level]](message));
  const loop = (async () => {
    while (!stopping.aborted) {
      try {
        runner = await run({ ...options, noHandleSignals: true, logger });
        if (stopping.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopping.aborted) log.warn({ err: error }, 'job runner stopped, starting it again');
      }
      runner = undefined;
      if (!stopping.aborted) await sleep(RETRY_MS, undefined, { ref: false });
    }
  })();
  return {
    async stop() {
      await runner?.stop().catch(() => {});
      await loop;
    },
  };
}
