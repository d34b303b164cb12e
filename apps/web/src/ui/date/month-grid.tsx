import type { CalendarDate } from '@internationalized/date';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { cx } from '../lib/cx.ts';
import { DayCell } from './day-cell.tsx';

interface MonthGridProps {
  today: CalendarDate | null;
  /** Months after the first one in sight. */
  offset?: number;
  isRange?: boolean;
}

const cell =
  'grid size-9 cursor-pointer place-items-center text-sm outline-none tabular data-outside-month:hidden pointer-coarse:size-11 ' +
  'data-disabled:cursor-not-allowed data-disabled:text-text-3 data-disabled:opacity-50 ' +
  'data-unavailable:cursor-not-allowed data-unavailable:text-text-3 data-unavailable:line-through ' +
  'data-today:font-semibold data-today:text-primary data-focus-visible:field-ring ';

const single =
  'rounded-control data-hovered:bg-surface-2 data-selected:bg-primary data-selected:text-on-primary forced-colors:data-selected:bg-[Highlight]';

const range =
  'data-hovered:rounded-control data-hovered:bg-surface-2 data-selected:rounded-none data-selected:bg-primary-soft data-selected:text-on-primary-soft ' +
  'data-selection-start:rounded-l-control data-selection-start:bg-primary data-selection-start:text-on-primary ' +
  'data-selection-end:rounded-r-control data-selection-end:bg-primary data-selection-end:text-on-primary forced-colors:data-selected:bg-[Highlight]';

/** One month of days. Arrow keys walk, Page Up and Page Down change the month. */
export function MonthGrid({ today, offset = 0, isRange = false }: MonthGridProps) {
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="h-fit">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="h-8 w-9 text-xs font-medium text-text-3">
            {day.slice(0, 2)}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody className="[&_td]:p-0 [&_td]:py-px">
        {(date) => (
          <DayCell date={date} today={today} className={cx(cell, isRange ? range : single)} />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
