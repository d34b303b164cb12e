import { inRounds } from '../../platform/in-rounds.ts';
import { eraseOutdated } from './erase.ts';
import { type PullTools, pullDue } from './pull.ts';
import { resealApplications } from './reseal.ts';

interface Pace {
  /** How often a network is asked for the applications to a campaign. */
  everyMs: number;
  /** How often it is checked whether one is due. */
  checkMs: number;
}

/**
 * Asks for applications, and erases those whose time is over, again and again. A timetable of the machine would
 * miss what came due while nothing ran, and the weeks by which a person turns the clock of the sandbox.
 */
export function watchApplications(
  tools: PullTools,
  { everyMs, checkMs }: Pace,
): { stop(): Promise<void> } {
  const { db, secrets, log, clock } = tools;
  let isResealed = false;
  const reseal = async () => {
    if (!isResealed) await resealApplications(db, secrets, log);
    isResealed = true;
  };
  // Each in rounds of its own: what is to be erased does not wait for a network that is slow.
  const works = [
    () => eraseOutdated(db, new Date(clock.now())),
    () => pullDue(tools, everyMs),
    reseal,
  ].map((work) =>
    inRounds(clock, checkMs, async () => {
      await work().catch((error: unknown) =>
        log.warn({ err: error }, 'applications could not be pulled, erased or sealed anew'),
      );
    }),
  );
  return { stop: async () => void (await Promise.all(works.map((work) => work.stop()))) };
}
