import type { Clock } from '@posthorn/connectors';
import type { Sandbox } from '@posthorn/sandbox';
import { realClock } from '../networks/real-clock.ts';
import { realMs } from '../real-time.ts';

/**
 * What time it is for the whole product: with the sandbox that of its networks, because a date that is
 * tomorrow here and past there makes every launch fail. Only waiting is done in real time, or a clock
 * that is turned by a day would cut off every call that is on its way. While the networks catch up with
 * what the demo did in the past, people have real time.
 */
export const clockOf = (sandbox: Pick<Sandbox, 'clock'> | undefined): Clock =>
  sandbox
    ? { ...realClock, now: () => (sandbox.clock.isBehind ? realMs() : sandbox.clock.now()) }
    : realClock;
