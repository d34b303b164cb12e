import { addDays, type CalendarDate, dayIn } from '@posthorn/domain';
import type { Plan } from '../../plan.ts';
import type { RunSchedule } from '../wire.ts';

const HOUR = 3_600_000;

/** The first moment at which it is this day in a time zone; not every day begins at midnight. */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`);
  let before = noon - 48 * HOUR;
  let since = noon + 24 * HOUR;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (dayIn(timeZone, new Date(middle)) < date) before = middle;
    else since = middle;
  }
  return since;
}

/** The end is exclusive: the first moment of the day after the last one. */
export const endOfDay = (date: CalendarDate, timeZone: string): number =>
  startOfDay(addDays(date, 1), timeZone);

/** When a plan runs. What would have begun already begins now: LinkedIn takes no start that is past. */
export function runScheduleOf(plan: Plan, now: number): Required<RunSchedule> {
  return {
    start: Math.max(startOfDay(plan.startDate, plan.timeZone), now),
    end: endOfDay(plan.endDate, plan.timeZone),
  };
}
