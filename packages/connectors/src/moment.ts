import { addDays, type CalendarDate, dayIn, zoneFormat } from '@posthorn/domain';

const DAY = 86_400_000;
const wallFormat = zoneFormat('en-GB', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** By how much a clock on the wall is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(timeZone: string, moment: number): number {
  const parts = wallFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const onTheWall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return onTheWall - Math.floor(moment / 1000) * 1000;
}

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
