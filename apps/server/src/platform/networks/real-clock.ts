import { setTimeout as sleep } from 'node:timers/promises';
import { afterRealTime, type Clock } from '@posthorn/connectors';

export const realClock: Clock = {
  now: Date.now,
  after: afterRealTime,
  async sleep(ms, signal) {
    await sleep(ms, undefined, { signal });
  },
};
