import type { DateValue } from '@internationalized/date';
import {
  DatePicker as AriaDatePicker,
  Calendar,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { fieldBox, fieldHeights, fieldRoot } from '../fields/field-style.ts';
import { cx } from '../lib/cx.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import type { DateText } from './date-text.ts';
import { DayInput } from './day-input.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useDate } from './use-date.ts';

export interface DatePickerProps extends Omit<FieldProps, 'disabledReason'> {
  value: DateText | null;
  onChange: (value: DateText | null) => void;
  /** First and last day that can be chosen in the calendar; a typed day outside is kept and invalid. */
  min?: DateText;
  max?: DateText;
  isDayOff?: (day: DateText) => boolean;
  warning?: string;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

/** A day, typed part by part or picked from a calendar. */
export function DatePicker({
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
  isDayOff,
  ...props
}: DatePickerProps) {
  return (
    <AriaDatePicker<DateValue>
      {...props}
      value={useDate(value)}
      onChange={(day) => onChange(day ? day.toString() : null)}
      minValue={useDate(min)}
      maxValue={useDate(max)}
      isDateUnavailable={isDayOff ? (day) => isDayOff(day.toString()) : undefined}
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
      <Group className={cx(fieldBox, fieldHeights[size], 'pr-0')}>
        <DayInput className="flex-1" />
        <CalendarButton />
      </Group>
      <FieldMessage error={error} warning={warning} hasOwnErrors />
      <Popover offset={4} className={layerClass}>
        <Dialog className="p-3 outline-none">
          <Calendar>
            <CalendarHeader months={1} />
            <MonthGrid />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
