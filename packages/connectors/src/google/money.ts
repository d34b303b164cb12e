import type { CalendarDate } from '@posthorn/domain';
import { runningDays } from '@posthorn/domain';

const MICROS_PER_CENT = 10_000n;

/** Google counts in millionths of the currency, and writes 64-bit numbers as text. */
export const microsOf = (cents: number): string => String(BigInt(cents) * MICROS_PER_CENT);

/** Whole cents; the rest is for the next figure, see `statistics.ts`. */
export const centsOf = (micros: bigint): number => Number(micros / MICROS_PER_CENT);

/**
 * What may be spent on a day so that the whole stays within the budget, in cents. Display campaigns
 * have no budget for their whole life, so what is left is spread over the days that are left, today
 * included: what today has already cost is gone from the sum, but its day still counts.
 */
export function dailyCents(left: number, firstDay: CalendarDate, lastDay: CalendarDate): number {
  const days = runningDays(firstDay, lastDay);
  return days < 1 || left <= 0 ? 0 : Math.floor(left / days);
}
