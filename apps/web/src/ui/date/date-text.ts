import { type CalendarDate, parseDate } from '@internationalized/date';

/** A calendar day as the rest of the app writes it: YYYY-MM-DD. */
export type DateText = string;

/** Null for an empty or impossible date: a field can show nothing, but never breaks. */
export function readDate(text: DateText | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
