import { addDays, type CalendarDate, dayIn } from '../calendar/date.ts';
import type { Period } from '../figure/period.ts';
import { digestOn } from './digest.ts';

const DAYS_OF_WEEK = 7;

/** The Monday of the week in which a day is. */
function mondayOf(day: CalendarDate): CalendarDate {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return addDays(day, -sinceMonday);
}

/** The last day of the week in which a day is. */
export const sundayOf = (day: CalendarDate): CalendarDate =>
  addDays(mondayOf(day), DAYS_OF_WEEK - 1);

/** The Monday whose letter was due last in a time zone: those of Mondays before it are not sent any more. */
export function lastWeeklyLetter(timeZone: string, now: Date): CalendarDate {
  const monday = mondayOf(dayIn(timeZone, now));
  return digestOn(timeZone, monday) <= now ? monday : addDays(monday, -DAYS_OF_WEEK);
}

/** The week that the letter of a Monday tells of, and the one it is compared with. */
export function weeksOfLetter(monday: CalendarDate): { week: Period; before: Period } {
  const weekUntil = (to: CalendarDate): Period => ({ from: addDays(to, 1 - DAYS_OF_WEEK), to });
  return {
    week: weekUntil(addDays(monday, -1)),
    before: weekUntil(addDays(monday, -1 - DAYS_OF_WEEK)),
  };
}
