import { addDays, type CalendarDate, dayIn } from '@posthorn/domain';
import { lastDayIn } from '../days.ts';
import { startOfDay } from '../moment.ts';
import type { Plan } from '../plan.ts';

export interface Days {
  first: CalendarDate;
  last: CalendarDate;
}

/**
 * The days of the account on which a plan is shown: Google takes whole days for search and display. It
 * begins with the first day that begins within the plan, never before it. It ends with the day in which the
 * plan ends, so that its last hours are not lost; what is left of that day is cut off by our own stop.
 */
export function daysIn(timeZone: string, plan: Plan): Days {
  const start = startOfDay(plan.startDate, plan.timeZone);
  const day = dayIn(timeZone, new Date(start));
  const first = startOfDay(day, timeZone) < start ? addDays(day, 1) : day;
  const last = lastDayIn(timeZone, plan);
  return { first: first < last ? first : last, last };
}

/** The last day of ours for which the account would end on this one of its own. */
export const endInPlan = (timeZone: string, plan: Plan, theirs: CalendarDate): CalendarDate =>
  [plan.endDate, theirs, addDays(theirs, -1), addDays(theirs, 1)].find(
    (endDate) => lastDayIn(timeZone, { ...plan, endDate }) === theirs,
  ) ?? theirs;
