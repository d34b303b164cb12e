import { offsetAt } from './offset.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** So few hours no one needs to be told of: LinkedIn counts in UTC for everyone, so it would be every time. */
const NOT_WORTH_SAYING_MS = 3 * 60 * MINUTE_MS;

/**
 * At what time here the days of another time zone begin: '06:00'. Clocks change on different dates, so it is
 * looked at some moments; undefined where the days are much the same at all of them.
 */
export function otherDaysBegin(
  here: string,
  there: string,
  moments: readonly number[],
): string | undefined {
  const differences = moments.map((at) => offsetAt(here, at) - offsetAt(there, at));
  const difference = differences.find((one) => Math.abs(one) > NOT_WORTH_SAYING_MS);
  if (difference === undefined) return undefined;
  const minutes = (((difference % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** A time zone as people call it: 'America/New_York' is 'New York'. */
export const zoneName = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
