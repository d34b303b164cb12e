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

/** As people read and write it: DD-MM-YYYY. */
export const showDay = (day: DateText | null): string => day?.split('-').reverse().join('-') ?? '';

const written = [
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** Parses a typed or pasted day; null for what is none, such as 31-02-2027. */
export function readDay(text: string): DateText | null {
  const parts = written.map((form) => form.exec(text.trim())?.groups).find((found) => found);
  const { year, month = '', day = '' } = parts ?? {};
  const read = readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return read?.toString() ?? null;
}
