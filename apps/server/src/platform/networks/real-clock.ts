import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@posthorn/connectors';

export const realClock: Clock = {
  now: Date.now,
  async sleep(ms, signal) {
    await sleep(ms, undefined, { signal });
  },
};
