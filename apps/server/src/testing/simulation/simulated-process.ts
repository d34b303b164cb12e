import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { pino } from 'pino';
import {
  type Desk,
  followTogether,
  openDesk,
  type PublishTools,
} from '../../modules/publishing/index.ts';
import { sandboxApplications } from '../../platform/networks/applications.ts';
import { sandboxLimits } from '../../platform/networks/meter.ts';
import { openNetworks } from '../../platform/networks/open-networks.ts';
import { givingPlaces } from '../../platform/places.ts';
import type { Host, SharedWorld } from './shared-world.ts';
import { simulatedDatabase } from './simulated-database.ts';
import { simulatedFetch } from './simulated-fetch.ts';

/** As many publications as one process works on at once, and as many of one account. */
const AT_ONCE = 6;
const SHARE = 3;

/** So few that following has to wait for publishing now and then. */
const METERED_POINTS = 600;

/** What one piece of work is about, and whether a network refused something in it. */
interface Memory {
  id: string;
  isRefused: boolean;
}

/** One for all processes: each one more makes every promise of this program dearer. */
const working = new AsyncLocalStorage<Memory>();

/**
 * One process of the product that publishes. When it is killed, nothing it waits for ever comes: its
 * memory is gone, its leases run out, and what it sent is still on its way.
 */
export class SimulatedProcess implements Host {
  private isAlive = true;
  private readonly stopping = new AbortController();
  private readonly running = new Map<string, Memory>();
  private readonly tools: PublishTools;
  private readonly db: Db;
  private readonly desk: Desk;

  constructor(
    readonly world: SharedWorld,
    readonly name: string,
  ) {
    this.db = simulatedDatabase(this, world.pool);
    this.tools = {
      db: this.db,
      assetsOf: world.assetsOf,
      networks: openNetworks({
        applications: sandboxApplications(world.sandbox),
        isSandbox: true,
        secrets: world.secrets,
        db: this.db,
        limits: { ...sandboxLimits, meta: METERED_POINTS },
        tools: {
          clock: givingPlaces(this.clock),
          random: world.chance.next,
          fetch: simulatedFetch(this),
          heard: ({ outcome }) => this.heard(outcome),
        },
      }),
      clock: this.clock,
      machineNow: () => world.time.now(),
      random: world.chance.next,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      stopping: this.stopping.signal,
    };
    const size = { places: AT_ONCE, share: SHARE };
    this.desk = openDesk(this.tools, size, (id, work) => this.workOn(id, 'publish', work));
  }

  private get clock(): Clock {
    const { time } = this.world;
    return {
      now: () => time.now(),
      after: (ms, work) =>
        time.after(ms, () => {
          if (this.isAlive) work();
        }),
      sleep: (ms, signal) => this.wait(ms, signal),
    };
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.world.time.after(ms, () => {
        signal?.removeEventListener('abort', giveUp);
        if (this.isAlive) resolve();
      });
      const giveUp = () => {
        callOff();
        reject(signal?.reason);
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener('abort', giveUp);
    });
  }

  ifAlive(work: () => void): void {
    if (this.isAlive) work();
  }

  get isIdle(): boolean {
    return this.running.size === 0 && this.desk.isIdle;
  }

  kill(): void {
    this.note(`is killed at work on ${this.running.size}`);
    this.isAlive = false;
    for (const { id, isRefused } of this.running.values()) {
      // It took along which ads were refused: it may be any of them.
      if (isRefused) this.world.excused.add(id);
    }
    this.running.clear();
  }

  stop(): void {
    this.note(`is stopped at work on ${this.running.size}`);
    this.stopping.abort();
    void this.desk.close();
  }

  note(what: string): void {
    const id = working.getStore()?.id;
    this.world.trace.note(`${this.name} ${id ? `on ${this.world.nameOf(id)} ` : ''}${what}`);
  }

  /** Starts on what is due, as every process of the product does when a job has come and again and again. */
  async look(): Promise<void> {
    if (this.isAlive) await this.desk.wake();
  }

  /** Asks the networks how publications are doing. */
  follow(ids: readonly string[]): Promise<void> {
    const [first = ''] = ids;
    return this.workOn(first, 'follow', () => followTogether(this.tools, ids));
  }

  private async workOn(id: string, what: string, work: () => Promise<void>): Promise<void> {
    const key = `${what} ${id}`;
    const isClosed = !this.isAlive || this.stopping.signal.aborted;
    if (isClosed || this.running.has(key)) return;
    const memory: Memory = { id, isRefused: false };
    this.running.set(key, memory);
    await working
      .run(memory, work)
      // As in the product, where it is logged: the lease runs out, and it is taken up again.
      .catch((error: unknown) => this.note(`stumbles: ${(error as Error).message.slice(0, 80)}`));
    if (memory.isRefused) await this.world.excuseRefused(id);
    this.running.delete(key);
  }

  private heard(outcome: string): void {
    const memory = working.getStore();
    if (memory && /policy|invalid/.test(outcome)) memory.isRefused = true;
  }
}
