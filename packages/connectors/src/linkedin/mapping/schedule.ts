import { addDays, type CalendarDate } from '@posthorn/domain';
import { startOfDay } from '../../moment.ts';
import type { Plan } from '../../plan.ts';
import type { RunSchedule } from '../wire.ts';

/** LinkedIn's ends are exclusive: the first moment of the day after the last one. */
export const endAfter = (date: CalendarDate, timeZone: string): number =>
  startOfDay(addDays(date, 1), timeZone);

/** When a plan runs. What would have begun already begins now: LinkedIn takes no start that is past. */
export function runScheduleOf(plan: Plan, now: number): Required<RunSchedule> {
  return {
    start: Math.max(startOfDay(plan.startDate, plan.timeZone), now),
    end: endAfter(plan.endDate, plan.timeZone),
  };
}
