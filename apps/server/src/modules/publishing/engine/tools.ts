import type { Clock, ReadAsset } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Networks } from '../../../platform/networks/networks.ts';
import type { Sources } from '../files/sources.ts';

/** What the engine works with. Time and chance come from outside, so that tests own them. */
export interface PublishTools {
  db: Db;
  /** Reads the files of a plan; see `readAssets`. */
  assetsOf: (accountId: string, sources: Sources) => ReadAsset;
  networks: Networks;
  /** That of the networks: when something is due, and which day it is. A sandbox's may be turned. */
  clock: Clock;
  /**
   * What time it is on this machine. Leases follow it: a sandbox that is turned by a day must not take
   * the work from a process that is in the middle of it.
   */
  machineNow: () => number;
  /** Between 0 and 1. */
  random: () => number;
  log: Logger;
  /** What is done belongs to the past: it is no news for people, and no entry in the log of today. */
  isPast?: boolean;
  /** Lets what is written down in the background wait for its turn; without it everything is written at once. */
  inTurn?: <Kept>(write: () => Promise<Kept>) => Promise<Kept>;
  /** Lets go first what people wait for. */
  giveWay?: () => Promise<void>;
  /** Hears of the signal that ends the work, before it begins. */
  onBegin?: (signal: AbortSignal) => void;
  /** A process that stops finishes the call it is in, and leaves the rest to others. */
  stopping?: AbortSignal;
}

/**
 * For so long after a call without an answer a network may still carry it out, by the network's clock:
 * a sandbox that is turned carries out what was on its way.
 */
export const LATE_WINDOW_MS = 2 * 60_000;
