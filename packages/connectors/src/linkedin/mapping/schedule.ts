import { addDays, type CalendarDate, dayIn } from '@posthorn/domain';
import type { Plan } from '../../plan.ts';
import type { RunSchedule } from '../wire.ts';

const QUARTER = 900_000;
const HOURS = 4;

/** The first moment at which it is this day in a time zone; not every day begins at midnight. */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  // No clock is further from UTC than this, and all are away from it by quarters of an hour.
  let before = Date.parse(`${date}T00:00:00Z`) - 15 * HOURS * QUARTER;
  let since = before + 30 * HOURS * QUARTER;
  while (since - before > QUARTER) {
    const middle = before + Math.floor((since - before) / QUARTER / 2) * QUARTER;
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
