import type { CalendarDate } from '@posthorn/domain';
import { runningDays } from '@posthorn/domain';

const MICROS_PER_CENT = 10_000n;

/** Google counts in millionths of the currency, and writes 64-bit numbers as text. */
export const microsOf = (cents: number): string => String(BigInt(cents) * MICROS_PER_CENT);

/** Whole cents; the rest is for the next figure, see `statistics.ts`. */
export const centsOf = (micros: bigint): number => Number(micros / MICROS_PER_CENT);

/** Google may spend twice a daily budget on one day. */
export const DAY_CEILING = 2;
/** What is spent after midnight, before we have looked at the new day, is of yesterday's daily budget. */
const AFTER_MIDNIGHT = 1.05;

/**
 * What may be spent on a day so that the whole stays within the budget, in cents. Display campaigns
 * have no budget for their whole life, so what was left when the day began is spread over the days
 * that are left, today included. A day never gets more than can be doubled: on the last one half of
 * the money is kept back, because there is no later day that could get less.
 */
export function dailyCents(left: number, firstDay: CalendarDate, lastDay: CalendarDate): number {
  const days = runningDays(firstDay, lastDay);
  return days < 1 || left <= 0
    ? 0
    : Math.floor(left / Math.max(days, DAY_CEILING * AFTER_MIDNIGHT));
}
