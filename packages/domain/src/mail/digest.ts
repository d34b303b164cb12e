import { addDays, dayIn } from '../calendar/date.ts';
import { offsetAt } from '../calendar/offset.ts';

/** The hour on the wall at which letters that come by the day or by the week are sent. */
export const DIGEST_HOUR = 8;

/** When the next daily letter is sent to people of a time zone: their next morning after this moment. */
export function nextDigest(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const morning = digestOn(timeZone, today);
  return morning > now ? morning : digestOn(timeZone, addDays(today, 1));
}

/** When letters are sent on a day. The clock may be changed in the night before, so the offset is that of the morning itself. */
export function digestOn(timeZone: string, day: string): Date {
  const onTheWall = Date.parse(`${day}T00:00:00Z`) + DIGEST_HOUR * 3_600_000;
  const nearly = onTheWall - offsetAt(timeZone, onTheWall);
  return new Date(onTheWall - offsetAt(timeZone, nearly));
}
