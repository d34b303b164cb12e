import type { CalendarDate } from '@internationalized/date';
import { CalendarCell, type CalendarCellProps } from 'react-aria-components/Calendar';
import { words } from '../lib/words.ts';

interface DayCellProps extends Pick<CalendarCellProps, 'date'> {
  today: CalendarDate | null;
  className: string;
}

/** React Aria takes the day of this machine for today, which is not everybody's. */
export function DayCell({ date, today, className }: DayCellProps) {
  const isToday = today?.compare(date) === 0;
  return (
    <CalendarCell
      date={date}
      className={className}
      render={(props, { isToday: isTodayHere }) => (
        <div
          {...props}
          {...(today &&
            isToday !== isTodayHere && {
              'data-today': isToday || undefined,
              'aria-label': isToday ? words().today(props['aria-label'] ?? '') : nameOf(date),
            })}
        />
      )}
    />
  );
}

const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const nameOf = (date: CalendarDate): string =>
  new Intl.DateTimeFormat(words().dateLocale, { ...form, timeZone: 'UTC' }).format(
    date.toDate('UTC'),
  );
