import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Networks, networksOf } from './networks.ts';

/** The networks that are configured; the others are never called. */
export function openNetworks(_config: Config, _log: Logger): Networks {
  return networksOf({});
}
