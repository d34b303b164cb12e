import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@posthorn/db';
import type { Logger } from 'pino';

type Pool = Connection['pool'];
type Query = (...args: unknown[]) => Promise<unknown>;

const AGAIN_MS = 1_000;

/** What graphile-worker calls its statements that write down how a job ended. */
const outcome = /^(complete|fail)_jobs?(_q)?\//;

const isOutcome = (statement: unknown): boolean =>
  outcome.test((statement as { name?: string } | undefined)?.name ?? '');

interface KeptOutcomes {
  /** For graphile-worker. */
  pool: Pool;
  /** Nothing is left to be written down. */
  written(): Promise<void>;
}

/**
 * graphile-worker writes down how a job ended without waiting for it: when the database is away just
 * then, the rejection reaches no handler and ends the process, and the job stays locked. So through
 * this pool such a statement is sent until it succeeds. It may be sent twice: it deletes the job, or
 * releases it from the runner that holds it.
 *
 * When we stop before the database is back the job stays locked, and is taken over as after a crash.
 */
export function keepOutcomes(pool: Pool, log: Logger, stopping: AbortSignal): KeptOutcomes {
  const writing = new Set<Promise<unknown>>();

  async function writeDown(args: unknown[]): Promise<unknown> {
    const query = pool.query.bind(pool) as unknown as Query;
    while (true) {
      try {
        return await query(...args);
      } catch (error) {
        if (stopping.aborted) {
          log.warn({ err: error }, 'how a job ended was not written down before the stop');
          return { rows: [], rowCount: 0 };
        }
        log.warn({ err: error }, 'how a job ended could not be written down, trying again');
        await sleep(AGAIN_MS, undefined, { signal: stopping }).catch(() => {});
      }
    }
  }

  const write = (args: unknown[]): Promise<unknown> => {
    const written = writeDown(args).finally(() => writing.delete(written));
    writing.add(written);
    return written;
  };

  /** Takes a connection with its first statement: taking it must not fail before we see which it is. */
  const borrow = () => {
    let taken: Promise<{ query: unknown; release(): void }> | undefined;
    return {
      async query(...args: unknown[]) {
        if (isOutcome(args[0])) return write(args);
        taken ??= pool.connect();
        const client = await taken;
        return (client.query as Query).apply(client, args);
      },
      async release() {
        const client = await taken?.catch(() => undefined);
        client?.release();
      },
    };
  };

  const through = new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') {
        return (callback?: Parameters<Pool['connect']>[0]) =>
          callback ? target.connect(callback) : Promise.resolve(borrow());
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    pool: through,
    async written() {
      await Promise.all(writing);
    },
  };
}
