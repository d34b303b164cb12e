import { useRef } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { FieldProps } from '../fields/field-props.ts';
import { useMedia } from '../lib/use-media.ts';
import { words } from '../lib/words.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarLayer } from './calendar-layer.tsx';
import type { DateRange, DateRangePreset } from './date-range.ts';
import type { DateText } from './date-text.ts';
import { DayBox } from './day-box.tsx';
import { DayInput } from './day-input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { RangePresets } from './range-presets.tsx';
import { useDate, useDateRange } from './use-date.ts';
import { useTypedDays } from './use-typed-days.ts';

export interface DateRangePickerProps extends Omit<FieldProps, 'disabledReason'> {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** Marked in the calendar, which begins there where nothing is chosen. */
  today: DateText | undefined;
  /** First and last day of the calendar; about typed days the caller decides. */
  min?: DateText;
  max?: DateText;
  /** Ready ranges, from the start that was chosen already. */
  presets?: (start: DateText | null) => readonly DateRangePreset[];
  /** The end for a start that was typed alone. */
  endFor?: (start: DateText) => DateText | null;
  warning?: string;
  isReadOnly?: boolean;
  /** The field was left, for this element; null where that is not known. */
  onBlur?: (to: Element | null) => void;
}

const none = { start: null, end: null };
const ends = ['start', 'end'] as const;

/** First and last day, typed or picked. Two months beside each other where there is room. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, today, min, max, presets, endFor, isReadOnly, onBlur, error, ...field } =
    props;
  const months = useMedia('(min-width: 60rem)') ? 2 : 1;
  const typed = useTypedDays({
    days: { start: value?.start ?? null, end: value?.end ?? null },
    settle({ start, end }, isBlank) {
      if (start && end) return { start, end };
      const last = start && isBlank('end') ? endFor?.(start) : null;
      return start && last ? { start, end: last } : none;
    },
    onTake: ({ start, end }) => onChange(start && end ? { start, end } : null),
  });
  /** What is typed waits while the calendar is open: both are one change. */
  const isPicking = useRef(false);
  const leave = (to: Element | null = null) => {
    isPicking.current = false;
    typed.take();
    onBlur?.(to);
  };
  const [present, first, last] = [useDate(today), useDate(min), useDate(max)];
  const [start, end] = [typed.read('start'), typed.read('end')];
  const chosen = useDateRange(start && end && start <= end ? { start, end } : null);
  const begin = useDate(start);
  const ready = presets?.(start) ?? [];
  const wrong = ends.some(typed.isWrong) ? words().noSuchDay : error;
  const inputFor = (end: 'start' | 'end', describedBy: string | undefined) => (
    <DayInput
      label={end === 'start' ? words().startDay : words().endDay}
      describedBy={describedBy}
      text={typed.textOf(end)}
      onType={(text) => typed.type(end, text)}
      onTake={() => leave()}
      isInvalid={Boolean(wrong)}
      isRequired={field.isRequired}
      isDisabled={field.isDisabled}
      isReadOnly={isReadOnly}
    />
  );
  return (
    <DayBox {...field} error={wrong} onLeave={(to) => isPicking.current || leave(to)}>
      {({ ref, describedBy }) => (
        <>
          {inputFor('start', describedBy)}
          <span aria-hidden="true" className="text-text-3">
            –
          </span>
          {inputFor('end', describedBy)}
          <CalendarLayer
            label={field.label}
            box={ref}
            isDisabled={field.isDisabled || isReadOnly}
            onOpen={() => {
              isPicking.current = true;
            }}
            onDismiss={() => leave()}
            className="flex flex-col outline-none sm:flex-row"
          >
            {(close) => {
              const choose = (range: DateRange) => {
                isPicking.current = false;
                typed.forget();
                onChange(range);
                close();
              };
              return (
                <>
                  {ready.length > 0 ? (
                    <RangePresets presets={ready} value={value} onChoose={choose} />
                  ) : null}
                  <RangeCalendar
                    autoFocus
                    value={chosen}
                    defaultFocusedValue={begin ?? present ?? undefined}
                    minValue={first}
                    maxValue={last}
                    onChange={({ start, end }) =>
                      choose({ start: start.toString(), end: end.toString() })
                    }
                    visibleDuration={{ months }}
                    className="p-3"
                  >
                    <CalendarHeader months={months} />
                    <div className="flex gap-6">
                      {Array.from({ length: months }, (_, offset) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a month's place is its identity
                        <MonthGrid key={offset} offset={offset} today={present} isRange />
                      ))}
                    </div>
                  </RangeCalendar>
                </>
              );
            }}
          </CalendarLayer>
        </>
      )}
    </DayBox>
  );
}
