import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import type { DateRange } from './date-range.ts';
import { type DateText, readDate } from './date-text.ts';

/**
 * The same object for the same day: React Aria takes another object for another day and forgets what
 * is half typed, whenever something else on the screen is drawn anew.
 */
export function useDate(text: DateText | null | undefined): CalendarDate | null {
  return useMemo(() => readDate(text), [text]);
}

export function useDateRange(range: DateRange | null) {
  const start = useDate(range?.start);
  const end = useDate(range?.end);
  return useMemo(() => (start && end ? { start, end } : null), [start, end]);
}
