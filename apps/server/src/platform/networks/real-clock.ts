import { setTimeout as sleep } from 'node:timers/promises';
import { afterRealTime, type Clock } from '@posthorn/connectors';
import { realMs } from '../real-time.ts';

export const realClock: Clock = {
  now: realMs,
  after: afterRealTime,
  async sleep(ms, signal) {
    await sleep(ms, undefined, { signal });
  },
};
