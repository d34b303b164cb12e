import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import { z } from 'zod';

/** A kind of background work: its name in the queue, what it is told, and when it runs by itself. */
export interface Job<Payload extends object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** As in a crontab. */
  schedule?: string;
  /** It tells people figures of the days before: when the clock is turned, the networks are asked for those first. */
  readsFigures?: boolean;
  /** Never two at once, in all processes together. */
  isInTurn?: boolean;
  /**
   * So many at once in a process, beside its other work: what waits for programs of others keeps nothing else waiting.
   */
  besideAtOnce?: number | undefined;
}

export const defineJob = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  { isInTurn = false, besideAtOnce }: Pick<Job<Payload>, 'isInTurn' | 'besideAtOnce'> = {},
): Job<Payload> => ({ name, payload, isInTurn, besideAtOnce });

const nothing = z.object({});

/** Runs at these times, and whenever it is enqueued; it is told nothing, because no schedule could. */
export const defineScheduledJob = (
  name: string,
  schedule: string,
  { readsFigures = false }: Pick<Job<object>, 'readsFigures'> = {},
): Job<z.infer<typeof nothing>> => ({ name, payload: nothing, schedule, readsFigures });

export interface JobTools {
  db: Db;
  log: Logger;
}

/** A job together with its work, for the process that does it. */
export interface JobWorker {
  name: string;
  schedule: string | undefined;
  readsFigures: boolean | undefined;
  besideAtOnce: number | undefined;
  /** Refuses a payload that does not fit: it may come from another version of the product. */
  run(payload: unknown, tools: JobTools): Promise<void>;
}

export const workOn = <Payload extends object>(
  { name, schedule, readsFigures, besideAtOnce, payload }: Job<Payload>,
  work: (payload: Payload, tools: JobTools) => Promise<void>,
): JobWorker => ({
  name,
  schedule,
  readsFigures,
  besideAtOnce,
  run: async (raw, tools) => work(payload.parse(raw), tools),
});
