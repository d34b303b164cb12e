import type { Connection } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { EventHub } from './events/hub.ts';
import type { Networks } from './networks/networks.ts';
import type { Once } from './once.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What handlers work with. Built once in start.ts, or by a test with its own pieces. */
export interface Deps {
  config: Config;
  connection: Connection;
  secrets: Secrets;
  storage: Storage;
  networks: Networks;
  outgoing: Outgoing;
  events: EventHub;
  log: Logger;
  /** What time it is; tests have their own clock. */
  now: () => Date;
  version: string;
  /** Of a call that its caller gave a key: its one transaction happens once. */
  once?: Once;
}
