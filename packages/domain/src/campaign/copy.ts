import type { CalendarDate } from '../calendar/date.ts';
import { detailFinding } from './details.ts';
import { scheduleFindings } from './schedule.ts';

/** The title of the first campaign in a row of copies. */
export const titleOfOriginal = (title: string): string => title.replace(/ \(copy(?: \d+)?\)$/, '');

/** X (copy), X (copy 2) and so on, the first that no campaign has; the same title where none fits. */
export function titleOfCopy(title: string, taken: readonly string[]): string {
  const original = titleOfOriginal(title);
  const numbered = (n: number) => `${original} (copy${n === 1 ? '' : ` ${n}`})`;
  let n = 1;
  while (taken.includes(numbered(n))) n += 1;
  return original && !detailFinding('title', numbered(n)) ? numbered(n) : title;
}

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
