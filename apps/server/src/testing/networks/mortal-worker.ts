import type { TransportTools } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';

/** A process that dies: nothing it does afterwards reaches anybody. */
export class Killed extends Error {
  constructor() {
    super('killed');
    this.name = 'Killed';
  }
}

/**
 * Counts everything a worker does that somebody else could notice: writes and calls, before and after
 * each. At the nth of them it dies, and stays dead.
 */
export class Mortality {
  private done = 0;
  isDead = false;

  constructor(private readonly diesAt: number) {}

  step(): void {
    this.done += 1;
    if (this.done === this.diesAt) this.isDead = true;
    if (this.isDead) throw new Killed();
  }
}

/** Its connection to the database, cut with its death. */
export const mortalDatabase = (db: Db, life: Mortality): Db =>
  new Proxy(db, {
    get(target, name) {
      if (life.isDead) throw new Killed();
      const value = Reflect.get(target, name, target);
      if (name === 'getExecutor') return () => mortalExecutor(target.getExecutor(), life);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

type Executor = ReturnType<Db['getExecutor']>;

/** The statements of the journal and the lease go through here, one by one. */
const mortalExecutor = (executor: Executor, life: Mortality): Executor =>
  new Proxy(executor, {
    get(target, name) {
      if (name === 'executeQuery') {
        return async (...given: Parameters<Executor['executeQuery']>) => {
          life.step();
          const result = await target.executeQuery(...given);
          life.step();
          return result;
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Its calls: some are made and never heard of, some are never made, and it has little patience. */
export const mortalFetch =
  (life: Mortality, patienceMs: number): TransportTools['fetch'] =>
  async (url, init) => {
    life.step();
    const patience = new AbortController();
    const tooLong = new DOMException('It took too long', 'TimeoutError');
    const timer = setTimeout(() => patience.abort(tooLong), patienceMs);
    try {
      const answer = await fetch(url, { ...init, signal: patience.signal });
      life.step();
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
