import { locale } from '#texts/locale';
import { addDays, type CalendarDate, isCalendarDate } from '../calendar/date.ts';
import type { Period } from '../figure/period.ts';

/** A month of the calendar, as YYYY-MM. */
export type Month = string;

const firstDayOf = (month: Month): CalendarDate => `${month}-01`;
const nextMonth = (month: Month): Month => addDays(firstDayOf(month), 31).slice(0, 7);

export const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && isCalendarDate(firstDayOf(text));

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

export const daysOfMonth = (month: Month): Period => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(nextMonth(month)), -1),
});

/** The last month that is over. */
export const lastMonth = (today: CalendarDate): Month =>
  monthOf(addDays(firstDayOf(monthOf(today)), -1));

/** Reports of older months are asked for by their address. */
const OFFERED = 36;

/** The months that can have figures, the latest first: from the first day with any to today. */
export function monthsSince(firstDay: CalendarDate, today: CalendarDate): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(today); month >= monthOf(firstDay) && months.length < OFFERED; ) {
    months.push(month);
    month = lastMonth(firstDayOf(month));
  }
  return months;
}

/** As people write it: October 2026. */
export const showMonth = (month: Month): string =>
  new Date(`${firstDayOf(month)}T00:00:00Z`).toLocaleDateString(locale, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
