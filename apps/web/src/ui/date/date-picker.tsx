import { useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import type { FieldProps } from '../fields/field-props.ts';
import { words } from '../lib/words.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarLayer } from './calendar-layer.tsx';
import type { DateText } from './date-text.ts';
import { DayBox } from './day-box.tsx';
import { DayInput } from './day-input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useDate } from './use-date.ts';
import { useTypedDays } from './use-typed-days.ts';

export interface DatePickerProps extends Omit<FieldProps, 'disabledReason'> {
  value: DateText | null;
  onChange: (value: DateText | null) => void;
  /** Marked in the calendar, which begins there where nothing is chosen. */
  today: DateText | undefined;
  /** First and last day of the calendar; about a typed day the caller decides. */
  min?: DateText;
  max?: DateText;
  isDayOff?: (day: DateText) => boolean;
  warning?: string;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

/** A day, typed or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, today, min, max, isDayOff, isReadOnly, onBlur, error, ...field } = props;
  const typed = useTypedDays({
    days: { day: value },
    settle: (read) => read,
    onTake: ({ day }) => onChange(day),
    isTakenAtOnce: true,
  });
  /** What is typed waits while the calendar is open: both are one change. */
  const isPicking = useRef(false);
  const leave = () => {
    isPicking.current = false;
    typed.take();
    onBlur?.();
  };
  const [chosen, first, last] = [useDate(value), useDate(min), useDate(max)];
  const present = useDate(today);
  const wrong = typed.isWrong('day') ? words().noSuchDay : error;
  return (
    <DayBox {...field} error={wrong} onLeave={() => isPicking.current || leave()}>
      {({ ref, describedBy }) => (
        <>
          <DayInput
            label={field.label}
            describedBy={describedBy}
            text={typed.textOf('day')}
            onType={(text) => typed.type('day', text)}
            onTake={leave}
            isInvalid={Boolean(wrong)}
            isRequired={field.isRequired}
            isDisabled={field.isDisabled}
            isReadOnly={isReadOnly}
            className="flex-1"
          />
          <CalendarLayer
            label={field.label}
            box={ref}
            isDisabled={field.isDisabled || isReadOnly}
            onOpen={() => {
              isPicking.current = true;
            }}
            onDismiss={leave}
            className="p-3 outline-none"
          >
            {(close) => (
              <Calendar
                autoFocus
                value={chosen}
                defaultFocusedValue={chosen ?? present ?? undefined}
                minValue={first}
                maxValue={last}
                isDateUnavailable={isDayOff ? (day) => isDayOff(day.toString()) : undefined}
                onChange={(day) => {
                  isPicking.current = false;
                  typed.forget();
                  onChange(day.toString());
                  close();
                }}
              >
                <CalendarHeader months={1} />
                <MonthGrid today={present} />
              </Calendar>
            )}
          </CalendarLayer>
        </>
      )}
    </DayBox>
  );
}
