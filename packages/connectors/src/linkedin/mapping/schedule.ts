import { addDays, type CalendarDate } from '@posthorn/domain';
import { startOfDay } from '../../moment.ts';
import type { Plan } from '../../plan.ts';
import type { RunSchedule } from '../wire.ts';

/**
 * LinkedIn takes no start that is past when the call arrives, and a call may wait for its turn or be
 * sent again. Ads are reviewed for longer than this before they are shown.
 */
const MARGIN_MS = 10 * 60_000;

/** LinkedIn's ends are exclusive: the first moment of the day after the last one. */
export const endAfter = (date: CalendarDate, timeZone: string): number =>
  startOfDay(addDays(date, 1), timeZone);

/** When a plan runs. What would have begun already begins in a few minutes, or before its last ones are over. */
export function runScheduleOf(plan: Plan, now: number): Required<RunSchedule> {
  const end = endAfter(plan.endDate, plan.timeZone);
  const soon = Math.min(now + MARGIN_MS, Math.round((now + end) / 2));
  return { start: Math.max(startOfDay(plan.startDate, plan.timeZone), soon), end };
}

/** Whether two starts mean the same: at once. When it was said makes no difference. */
export const areBothSoon = (one: number, other: number, now: number): boolean =>
  Math.max(one, other) <= now + MARGIN_MS;
