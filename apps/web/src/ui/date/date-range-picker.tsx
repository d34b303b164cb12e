import type { DateValue } from '@internationalized/date';
import {
  DateRangePicker as AriaDateRangePicker,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { fieldBox, fieldHeights, fieldRoot } from '../fields/field-style.ts';
import { cx } from '../lib/cx.ts';
import { useMedia } from '../lib/use-media.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import type { DateRange, DateRangePreset } from './date-range.ts';
import type { DateText } from './date-text.ts';
import { DayInput } from './day-input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { RangePresets } from './range-presets.tsx';
import { useDate, useDateRange } from './use-date.ts';

export interface DateRangePickerProps extends Omit<FieldProps, 'disabledReason'> {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  min?: DateText;
  max?: DateText;
  presets?: readonly DateRangePreset[];
  warning?: string;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

/** First and last day. Two months beside each other where there is room. */
export function DateRangePicker({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  size = 'md',
  className,
  value,
  onChange,
  min,
  max,
  presets = [],
  ...props
}: DateRangePickerProps) {
  const months = useMedia('(min-width: 60rem)') ? 2 : 1;
  return (
    <AriaDateRangePicker<DateValue>
      {...props}
      value={useDateRange(value)}
      onChange={(range) =>
        onChange(range ? { start: range.start.toString(), end: range.end.toString() } : null)
      }
      minValue={useDate(min)}
      maxValue={useDate(max)}
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={cx(fieldRoot, className)}
    >
      <FieldLabel
        label={label}
        isHidden={isLabelHidden}
        isRequired={props.isRequired}
        description={description}
      />
      <Group className={cx(fieldBox, fieldHeights[size], 'gap-1.5 pr-0')}>
        <DayInput slot="start" />
        <span aria-hidden="true" className="text-text-3">
          –
        </span>
        <DayInput slot="end" />
        <CalendarButton />
      </Group>
      <FieldMessage error={error} warning={warning} hasOwnErrors />
      <Popover offset={4} className={layerClass}>
        <Dialog className="flex flex-col outline-none sm:flex-row">
          {presets.length > 0 ? (
            <RangePresets presets={presets} value={value} onChoose={onChange} />
          ) : null}
          <RangeCalendar visibleDuration={{ months }} className="p-3">
            <CalendarHeader months={months} />
            <div className="flex gap-6">
              {Array.from({ length: months }, (_, offset) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month's place is its identity
                <MonthGrid key={offset} offset={offset} isRange />
              ))}
            </div>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
