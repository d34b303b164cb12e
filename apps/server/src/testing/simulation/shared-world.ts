import type { SilentSandbox } from '@posthorn/sandbox';
import type { PostgresPool } from 'kysely';
import type { PublishTools } from '../../modules/publishing/index.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Chance } from './chance.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Trace } from './trace.ts';

/** What all simulated processes share. */
export interface SharedWorld {
  time: SimulatedTime;
  chance: Chance;
  trace: Trace;
  sandbox: SilentSandbox;
  pool: PostgresPool;
  secrets: Secrets;
  assetsOf: PublishTools['assetsOf'];
  /** Ads that a network had something against at some time, or publications where it may be any. */
  excused: Set<string>;
  /** Decides whether a statement of the database fails. */
  databaseFails(): boolean;
  /** Short, and the same in every run. */
  nameOf(id: string): string;
  excuseRefused(publicationId: string): Promise<void>;
}

/** A process as its database and its calls see it. */
export interface Host {
  world: SharedWorld;
  /** Comes back after a while, unless the process has died by then. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Does something if the process still lives. */
  ifAlive(work: () => void): void;
  note(what: string): void;
}
