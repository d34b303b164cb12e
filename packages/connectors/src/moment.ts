import { addDays, type CalendarDate, dayIn, offsetAt } from '@posthorn/domain';

const DAY = 86_400_000;

/**
 * The first moment of a day in a time zone. Where clocks change at midnight that is not always at
 * 00:00, so both offsets of the days around are tried.
 */
export function startOfDay(date: CalendarDate, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const candidates = [midnight - DAY, midnight + DAY].map(
    (near) => midnight - offsetAt(timeZone, near),
  );
  const first = Math.min(
    ...candidates.filter((moment) => dayIn(timeZone, new Date(moment)) === date),
  );
  if (!Number.isFinite(first)) throw new Error(`No ${date} in ${timeZone}`);
  return first;
}

/** The last second of a day. */
export const endOfDay = (date: CalendarDate, timeZone: string): number =>
  startOfDay(addDays(date, 1), timeZone) - 1000;
