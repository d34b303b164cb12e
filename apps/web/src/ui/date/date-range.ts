import { type DateText, readDate } from './date-text.ts';

export interface DateRange {
  start: DateText;
  end: DateText;
}

export interface DateRangePreset {
  label: string;
  range: DateRange;
}

export function readRange(range: DateRange | null) {
  const start = readDate(range?.start);
  const end = readDate(range?.end);
  return start && end ? { start, end } : null;
}

export function isSameRange(one: DateRange | null, other: DateRange): boolean {
  return one?.start === other.start && one.end === other.end;
}
