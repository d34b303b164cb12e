import type { DateText } from './date-text.ts';

export interface DateRange {
  start: DateText;
  end: DateText;
}

export interface DateRangePreset {
  label: string;
  range: DateRange;
}

export function isSameRange(one: DateRange | null, other: DateRange): boolean {
  return one?.start === other.start && one.end === other.end;
}
