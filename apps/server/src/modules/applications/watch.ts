import { inRounds } from '../../platform/in-rounds.ts';
import { eraseOutdated } from './erase.ts';
import { type PullTools, pullDue } from './pull.ts';
import { resealApplications } from './reseal.ts';

interface Pace {
  /** How often a network is asked for the applications to a campaign. */
  everyMs: number;
  /** How often it is looked whether one is due. */
  lookMs: number;
}

/**
 * Asks for applications, and erases those whose time is over, again and again. A timetable of the machine would
 * miss what came due while nothing ran, and the weeks by which a person turns the clock of the sandbox.
 */
export function watchApplications(
  tools: PullTools,
  { everyMs, lookMs }: Pace,
): { stop(): Promise<void> } {
  const { db, secrets, log, clock } = tools;
  let isResealed = false;
  const round = async () => {
    if (!isResealed) await resealApplications(db, secrets, log);
    isResealed = true;
    await eraseOutdated(db, new Date(clock.now()));
    await pullDue(tools, everyMs);
  };
  return inRounds(clock, lookMs, () =>
    round().catch((error: unknown) =>
      log.warn({ err: error }, 'applications could not be looked after'),
    ),
  );
}
