import type { CalendarDate } from '../calendar/date.ts';
import { copyName } from '../field/copy-name.ts';
import { detailFinding } from './details.ts';
import { scheduleFindings } from './schedule.ts';

/** A title that tells a copy apart from those beside it. */
export const titleOfCopy = (title: string, taken: readonly string[]): string =>
  copyName(title, taken, (copy) => !detailFinding('title', copy));

/** What a copy has of its own: a title that tells it apart, and dates only if they still work. */
export function copied(
  original: { title: string; startDate: CalendarDate | null; endDate: CalendarDate | null },
  today: CalendarDate,
  /** Of the campaigns beside it. */
  takenTitles: readonly string[],
): { title: string; startDate: CalendarDate | null; endDate: CalendarDate | null } {
  const { title, startDate, endDate } = original;
  const dates =
    startDate && endDate && scheduleFindings({ startDate, endDate }, today).length === 0
      ? { startDate, endDate }
      : { startDate: null, endDate: null };
  return { title: titleOfCopy(title, takenTitles), ...dates };
}
