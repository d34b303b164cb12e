import type { CalendarDate } from '../calendar/date.ts';
import { detailFinding } from './details.ts';
import { scheduleFindings } from './schedule.ts';

const SUFFIX = ' (copy)';

/** What a copy has of its own: a title that tells it apart, and dates only if they still work. */
export function copied(
  original: { title: string; startDate: CalendarDate | null; endDate: CalendarDate | null },
  today: CalendarDate,
): { title: string; startDate: CalendarDate | null; endDate: CalendarDate | null } {
  const { title, startDate, endDate } = original;
  const fits = !detailFinding('title', title + SUFFIX);
  const dates =
    startDate && endDate && scheduleFindings({ startDate, endDate }, today).length === 0
      ? { startDate, endDate }
      : { startDate: null, endDate: null };
  return { title: title && fits ? title + SUFFIX : title, ...dates };
}
