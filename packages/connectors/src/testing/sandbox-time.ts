import type { Sandbox } from '@posthorn/sandbox';
import { afterRealTime, type Clock } from '../clock.ts';

/** The clock of the sandbox, for one caller at a time: sleeping turns it. */
export const sandboxTime = ({ clock }: Pick<Sandbox, 'clock'>): Clock => ({
  now: () => clock.now(),
  sleep: (ms) => clock.advance(Math.ceil(ms)),
  after: afterRealTime,
});
