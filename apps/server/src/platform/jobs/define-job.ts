import type { Db } from '@posthorn/db';
import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import type { z } from 'zod';

export interface JobTools {
  db: Db;
  log: Logger;
}

export interface Job {
  name: string;
  task(tools: JobTools): Task;
}

/** A job's name, the shape of its payload and its work, side by side. */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  work: (payload: Payload, tools: JobTools) => Promise<void>,
): Job {
  return {
    name,
    task: (tools) => async (raw) => work(payload.parse(raw), tools),
  };
}
