import {
  fetchFrom,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
  unwholeMoments,
} from '@posthorn/sandbox';
import type { Clock } from '../clock.ts';
import type { Connector, PlaceOn, Published, Run } from '../connector.ts';
import { type Failure, isPassing, NetworkFailure } from '../failure.ts';
import { Journal } from '../journal/journal.ts';
import { NotYet, type StepRecord } from '../journal/store.ts';
import type { Plan } from '../plan.ts';
import { expectedTrees } from '../testing/expected.ts';
import { MemoryJournalStore } from '../testing/memory-journal.ts';
import { patient } from '../testing/patient.ts';
import { placesOf } from '../testing/places-of.ts';
import { sandboxTime } from '../testing/sandbox-time.ts';
import type { CallReport } from '../transport/transport.ts';
import type { Subject, Tree } from './subject.ts';

export const LATE_WINDOW_MS = 60_000;
const ROUNDS = 60;

/** A worker that dies at one of its writes: before it, or right after it. */
export class Crash extends Error {}

export class CrashingStore extends MemoryJournalStore {
  private writes = 0;
  constructor(
    kept: MemoryJournalStore,
    private readonly at: number,
  ) {
    super();
    // The same memory: the next worker finds what this one wrote.
    Object.assign(this, { steps: kept.steps });
  }
  private async around(write: () => Promise<void>): Promise<void> {
    this.writes += 1;
    if (this.writes === this.at) throw new Crash('before a write');
    await write();
    this.writes += 1;
    if (this.writes === this.at) throw new Crash('after a write');
  }
  override begin(step: Omit<StepRecord, 'state' | 'externalId'>) {
    return this.around(() => super.begin(step));
  }
  override complete(key: string, externalId: string) {
    return this.around(() => super.complete(key, externalId));
  }
}

/** A parameter that a network ignores is a mistake of ours, which it would never tell. */
export const understoodBy = (sandbox: Sandbox): typeof fetch => {
  const send = fetchFrom(sandbox);
  return async (input, init) => {
    const answer = await send(input, init);
    const ignored = answer.headers.get('x-sandbox-ignored');
    if (ignored) throw new Error(`The network ignores ${ignored}.`);
    return answer;
  };
};

/** A sandbox, a connector and the memory of one publication. */
export class Stage {
  readonly reports: CallReport[] = [];
  /** The failures that were thrown or answered on the way. */
  readonly failures: Failure[] = [];
  readonly connector: Connector;
  private readonly store = new MemoryJournalStore();
  readonly placeOn: PlaceOn;
  private readonly clock: Clock;
  /** Every version of the plan, whatever became of it. */
  private readonly wanted: Plan[] = [];

  private constructor(
    readonly subject: Subject,
    readonly sandbox: Sandbox,
  ) {
    this.clock = sandboxTime(sandbox);
    const connector = subject.connect(sandbox, {
      clock: this.clock,
      random: () => 0.5,
      fetch: understoodBy(sandbox),
      timeoutMs: 20_000,
      heard: (report) => this.reports.push(report),
    });
    this.connector = patient(connector, this.clock);
    this.placeOn = placesOf(this.connector);
  }

  static async open(subject: Subject, options: SandboxOptions = {}): Promise<Stage> {
    const startAt = Date.UTC(2027, 0, 4, 9);
    const sandbox = await startSandbox({ rate: 0, startAt, ...options });
    subject.prepare(sandbox);
    return new Stage(subject, sandbox);
  }

  /** Another publication on the same network. */
  beside(): Stage {
    return new Stage(this.subject, this.sandbox);
  }

  close(): Promise<void> {
    return this.sandbox.stop();
  }

  async run(crashAt?: number): Promise<Run> {
    const store = crashAt === undefined ? this.store : new CrashingStore(this.store, crashAt);
    const options = { clock: this.clock, lateWindowMs: LATE_WINDOW_MS };
    const { read } = this.subject;
    return { journal: await Journal.open(store, options), read, placeOn: this.placeOn };
  }

  async published(plan: Plan): Promise<Published> {
    return { plan, refs: (await this.run()).journal.refs };
  }

  tree(plan: Plan): Tree {
    return this.subject.tree(this.sandbox.ledger[this.subject.network], plan);
  }

  /**
   * Does something until it is done, as the engine would: each time as a new worker, waiting where it
   * has to, and pressing 'retry' where a person would.
   */
  async settle(plan: Plan, work: (run: Run) => Promise<Failure[] | undefined>): Promise<void> {
    this.want(plan);
    for (let round = 0; round < ROUNDS; round += 1) {
      try {
        const failures = (await work(await this.run())) ?? [];
        this.failures.push(...failures);
        if (failures.length === 0) return;
      } catch (error) {
        await this.wait(error);
      }
    }
    throw new Error(`Never done: ${this.failures.map(({ code }) => code).join(', ')}`);
  }

  publish(plan: Plan): Promise<void> {
    return this.settle(plan, (run) => this.connector.publish(plan, run));
  }

  /** Publishes as a worker that dies at its nth write; tells whether it came to that. */
  async dies(plan: Plan, nth: number): Promise<boolean> {
    this.want(plan);
    try {
      await this.connector.publish(plan, await this.run(nth));
      return false;
    } catch (error) {
      if (error instanceof Crash) return true;
      throw error;
    }
  }

  /** From now on the network may look like this, too. */
  want(plan: Plan): void {
    this.wanted.push(plan);
  }

  /** Nothing was ever shown before all of it was there and right. */
  assertAlwaysWhole(): void {
    const { network } = this.subject;
    const refused = new Set(this.failures.flatMap(({ adId }) => adId ?? []));
    const [first] = unwholeMoments(
      this.sandbox.ledger[network],
      network,
      expectedTrees(network, this.wanted),
      refused,
    );
    if (first) throw new Error(`It was shown ${first.problems.join(', ')}`);
  }

  private async wait(error: unknown): Promise<void> {
    const { clock } = this.sandbox;
    if (error instanceof NotYet) await clock.set(Math.max(error.until, clock.now()));
    else if (error instanceof NetworkFailure) {
      this.failures.push(error.failure);
      await clock.advance(isPassing(error.kind) ? (error.failure.retryAfterMs ?? 30_000) : 0);
    } else throw error;
  }
}
