import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Posted } from './serve-thread.ts';

/** What strangers wrote takes more processor time or memory than there is for it. */
export class TookTooMuch extends Error {}

interface Conversation<Asked, Told> {
  /** Says something to the thread, and resolves with what it tells next. */
  ask(asked: Asked): Promise<Told>;
}

export interface Threads<Asked, Told> {
  /**
   * Has a thread to itself until `talk` is over. One that was left in the middle of a conversation, used more than it
   * may or broke is ended. Throws TookTooMuch.
   */
  converse<T>(
    talk: (conversation: Conversation<Asked, Told>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
}

interface Limits {
  /** Of the processor, for one answer. */
  computeMs?: number;
  memoryMegabytes?: number;
}

const COMPUTE_MS = 5_000;
const MEMORY_MEGABYTES = 192;
/** A thread without work is kept so long: to start one takes longer than most documents. */
const IDLE_MS = 30_000;

/** Of all threads together: whoever waits for an answer of this process keeps a processor. */
const oneAnswerOfFew = pLimit(Math.max(1, availableParallelism() - 1));

/**
 * Threads for documents of strangers, so that no request waits for them. `program` is a file `*.thread.ts` beside the module
 * at `from`; the build makes a file of its own of it, beside that of the server.
 */
export function openThreads<Asked, Told>(
  from: string,
  program: string,
  { computeMs = COMPUTE_MS, memoryMegabytes = MEMORY_MEGABYTES }: Limits = {},
): Threads<Asked, Told> {
  const idle: Thread<Asked, Told>[] = [];
  const begin = () => new Thread<Asked, Told>(start(from, program, memoryMegabytes), computeMs);
  return {
    async converse(talk, signal) {
      signal?.throwIfAborted();
      let thread = idle.pop();
      while (thread && !thread.isFree) thread = idle.pop();
      thread ??= begin();
      thread.take();
      const { end } = thread;
      const leave = () => end(signal?.reason);
      signal?.addEventListener('abort', leave);
      try {
        return await talk(thread);
      } finally {
        signal?.removeEventListener('abort', leave);
        if (thread.isFree) {
          idle.push(thread);
          thread.rest(IDLE_MS);
        } else end(new Error('The conversation was left'));
      }
    },
  };
}

function start(from: string, program: string, memoryMegabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32 };
  if (!from.endsWith('.ts')) {
    const built = program.replace(/^.*\//, './').replace(/\.ts$/, '.js');
    return new Worker(new URL(built, from), { resourceLimits, execArgv: [] });
  }
  // In development and in tests: a thread does not inherit who reads TypeScript.
  const { href } = new URL(program, from);
  const code = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${href}')));`;
  return new Worker(code, { eval: true, resourceLimits, execArgv: [] });
}

class Thread<Asked, Told> implements Conversation<Asked, Told> {
  readonly #ready: Promise<void>;
  /** Where the system says what the thread has used. */
  #statFile: string | undefined;
  #waiting: PromiseWithResolvers<Told> | undefined;
  #problem: unknown;
  #resting: NodeJS.Timeout | undefined;
  isFree = true;

  constructor(
    private readonly worker: Worker,
    private readonly computeMs: number,
  ) {
    const ready = withResolvers<void>();
    this.#ready = ready.promise;
    // Heard by those who ask.
    this.#ready.catch(() => {});
    worker.on('message', (posted: Posted<Told>) => {
      if (posted.kind === 'ready') {
        this.#statFile = posted.task && `/proc/${posted.task}/stat`;
        ready.resolve();
        return;
      }
      if (posted.kind === 'threw') return this.end(posted.error);
      this.isFree = posted.isOver;
      this.#waiting?.resolve(posted.told);
      this.#waiting = undefined;
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TookTooMuch('memory') : error),
    );
    worker.on('messageerror', this.end);
    worker.on('exit', () => {
      this.end(new Error('The thread has ended'));
      ready.reject(this.#problem);
    });
  }

  take(): void {
    clearTimeout(this.#resting);
    this.worker.ref();
  }

  /** Waits for more work, for a while, and does not keep the process. */
  rest(forMs: number): void {
    this.worker.unref();
    this.#resting = setTimeout(() => this.end(new Error('The thread is no longer needed')), forMs);
    this.#resting.unref();
  }

  ask(asked: Asked): Promise<Told> {
    this.isFree = false;
    return oneAnswerOfFew(async () => {
      await this.#ready;
      if (this.#problem) throw this.#problem;
      const waiting = withResolvers<Told>();
      this.#waiting = waiting;
      this.worker.postMessage(asked);
      const stop = this.#watch();
      try {
        return await waiting.promise;
      } finally {
        stop();
      }
    });
  }

  readonly end = (reason: unknown): void => {
    this.#problem ??= reason ?? new Error('The thread was ended');
    this.isFree = false;
    this.#waiting?.reject(this.#problem);
    this.#waiting = undefined;
    void this.worker.terminate();
  };

  /** Looks now and then what an answer has used, so that quick ones cost nothing. */
  #watch(): () => void {
    const everyMs = this.computeMs / 4;
    let used = 0;
    let before: number | undefined;
    const timer = setInterval(() => {
      const now = this.#usedMs();
      // Where the system does not say it, the time that went by counts.
      used += now === undefined ? everyMs : now - (before ?? now - everyMs);
      before = now;
      if (used >= this.computeMs) this.end(new TookTooMuch('time'));
    }, everyMs);
    return () => clearInterval(timer);
  }

  #usedMs(): number | undefined {
    if (this.#statFile === undefined) return undefined;
    try {
      // After the name, which may hold anything: fields 14 and 15 of all, in hundredths of a second.
      const fields = readFileSync(this.#statFile, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return undefined;
    }
  }
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

/** `Promise.withResolvers` of Node 22. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
