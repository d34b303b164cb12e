import type { Failure } from '../failure.ts';

/** A step is written down before the network hears of it, and again when it has answered. */
export interface StepRecord {
  key: string;
  /** Of what was sent, to tell the same wish from another one. */
  requestHash: string;
  state: 'started' | 'done' | 'failed';
  externalId: string | null;
  attempt: number;
  /** When it was sent, in milliseconds; or when it was given up without an answer. */
  startedAt: number;
}

/** What was published, as the journal knows it: our step keys and the network's ids. */
export type Refs = Readonly<Record<string, string>>;

/**
 * Where steps are kept. Every write belongs to the one who holds the lease, and throws `LeaseLost`
 * for anyone else.
 */
export interface JournalStore {
  load(): Promise<StepRecord[]>;
  begin(step: Omit<StepRecord, 'state' | 'externalId'>): Promise<void>;
  complete(key: string, externalId: string): Promise<void>;
  /** No one answered: from this moment on it may still happen for a while. */
  doubt(key: string, at: number): Promise<void>;
  fail(key: string, failure: Failure): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Another worker has taken the work over; the one that hears this stops at once. */
export class LeaseLost extends Error {
  constructor() {
    super('Another worker has taken this over.');
    this.name = 'LeaseLost';
  }
}

/** Nothing is wrong, but it can not go on before a certain time. */
export class NotYet extends Error {
  constructor(readonly until: number) {
    super(`Goes on at ${new Date(until).toISOString()}`);
    this.name = 'NotYet';
  }
}

const LOOK_AGAIN_MS = 3_000;

/** A network works on something that we sent: it is looked at again soon, and nobody waits for it here. */
export class AtWork extends NotYet {
  constructor(now: number) {
    super(now + LOOK_AGAIN_MS);
    this.name = 'AtWork';
  }
}
