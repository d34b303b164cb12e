import { luck } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import { HOUR_MS } from './zone.ts';

const DAY_MS = 24 * HOUR_MS;

interface Habit {
  /** So many days after a day is over, what was not people or was counted twice is taken out of it. */
  settledAfterDays: number;
  /** The greatest part of a day that is taken out of it. */
  mostTaken: number;
  /** For so long after a click an application still counts for the day of the click. */
  clickDays: number;
}

/**
 * How networks correct days that they have reported already. Google takes clicks and their cost out within
 * three days and counts conversions for thirty; Meta counts them for seven days after a click. How much is
 * taken, and LinkedIn's and Meta's days for it, are not published: these are guesses of the usual size.
 */
const habits: Record<SandboxNetwork, Habit> = {
  meta: { settledAfterDays: 2, mostTaken: 0.03, clickDays: 7 },
  linkedin: { settledAfterDays: 1, mostTaken: 0.02, clickDays: 30 },
  google: { settledAfterDays: 3, mostTaken: 0.06, clickDays: 30 },
};

/** Of those who apply on a website, so many do at once; the others come back later. */
const AT_ONCE = 0.6;

export class Corrections {
  private readonly habit: Habit;

  constructor(
    private readonly seed: string,
    network: SandboxNetwork,
  ) {
    this.habit = habits[network];
  }

  /** Which part of what an ad did on a day is left of it now; all of it while the day is young. */
  partLeft(adId: string, day: number, endOfDay: number, now: number): number {
    const { settledAfterDays, mostTaken } = this.habit;
    if (now < endOfDay + settledAfterDays * DAY_MS) return 1;
    return 1 - mostTaken * luck(this.seed, 'taken out', adId, day);
  }

  /** How long after the click the application of this number is sent. */
  delayOf(adId: string, index: number): number {
    const chance = luck(this.seed, 'comes back', adId, index);
    if (chance < AT_ONCE) return 0;
    // Most come back soon: the last of them when the network stops to wait.
    const late = (chance - AT_ONCE) / (1 - AT_ONCE);
    return late ** 3 * this.habit.clickDays * DAY_MS;
  }
}
