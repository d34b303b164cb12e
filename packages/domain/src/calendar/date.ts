import { zoneFormat } from './zone-format.ts';

/** A day in a calendar, as YYYY-MM-DD: no time, no zone. Which day is today is always told. */
export type CalendarDate = string;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 86_400_000;

const asTime = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** Days before it are slips of the hand, such as 0027-10-01, and the year 0 is none that a database knows. */
const EARLIEST = '1900-01-01';

/** Whether this names a day that exists and lies in our times: 2027-02-29 does not, nor does 0000-01-01. */
export function isCalendarDate(text: string): boolean {
  if (!form.test(text) || text < EARLIEST) return false;
  const time = asTime(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(asTime(date) + days * DAY).toISOString().slice(0, 10);
}

/**
 * How many days later the end is than the start; negative when it is earlier. For the rule about the
 * length of a campaign, what remains of it, and estimates. Nothing else counts days but this and
 * `runningDays`.
 */
export function lengthInDays(start: CalendarDate, end: CalendarDate): number {
  return Math.round((asTime(end) - asTime(start)) / DAY);
}

/**
 * On how many days ads are shown: the first and the last one both count. For money, minimums, and
 * every runtime that people read.
 */
export const runningDays = (first: CalendarDate, last: CalendarDate): number =>
  lengthInDays(first, last) + 1;

/** The last of so many running days. */
export const lastRunningDay = (first: CalendarDate, days: number): CalendarDate =>
  addDays(first, days - 1);

/** The first and the last day of the month after the one a day lies in. */
export function nextMonth(date: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: day(Date.UTC(year, month, 1)), last: day(Date.UTC(year, month + 1, 0)) };
}

const dayFormat = zoneFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): CalendarDate {
  return dayFormat(timeZone).format(moment);
}

/** As people read it: DD-MM-YYYY. */
export function showDate(date: CalendarDate): string {
  return date.replace(form, '$3-$2-$1');
}
