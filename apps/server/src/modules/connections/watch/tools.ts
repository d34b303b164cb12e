import type { Clock } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Networks } from '../../../platform/networks/networks.ts';
import type { Secrets } from '../../../platform/secrets.ts';

export interface WatchTools {
  db: Db;
  networks: Networks;
  secrets: Secrets;
  log: Logger;
  clock: Pick<Clock, 'now' | 'after'>;
  stopping?: AbortSignal;
}
