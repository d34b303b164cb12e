import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import type { TextLimits } from './counted-text.ts';
import { Counter } from './counter.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldBox, fieldHeights, fieldInput, lineBackdrops } from './field-style.ts';
import { PlainField } from './plain-field.tsx';
import { useWriting } from './use-writing.ts';
import { WarnBackdrop } from './warn-backdrop.tsx';

export interface TextLineProps extends Omit<FieldProps, 'size' | 'disabledReason'>, TextLimits {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** A softer note than an error; it does not make the field invalid. */
  warning?: string;
  /** Somebody came into it. */
  onFocus?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of a text that is drawn elsewhere with every key. Plain, as a text area is, and why. */
export function TextLine({
  value,
  onChange,
  error,
  isRequired,
  isDisabled,
  max,
  warnLength,
  warnLengthMessage,
  count,
  placeholder,
  warning,
  onFocus,
  inputRef,
  ...labels
}: TextLineProps) {
  const limits = { max, warnLength, warnLengthMessage, count };
  const writing = useWriting({ value, error, ...limits, isLine: true }, inputRef);
  const { counted, from, isTinted, field, behind, ref, isInvalid } = writing;
  return (
    <PlainField
      {...labels}
      error={error}
      isInvalid={isInvalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
      warning={warning ?? counted.warning}
      end={
        counted.hasCounter ? (
          <Counter count={counted.count} max={max} warnLength={warnLength} />
        ) : null
      }
      onLabelPress={() => field.current?.focus()}
    >
      {({ labelId, describedBy }) => (
        <div className={cx(fieldBox, fieldHeights.md)}>
          <div className="relative flex h-full min-w-0 flex-1">
            {isTinted ? (
              <WarnBackdrop ref={behind} text={value} from={from} className={lineBackdrops.md} />
            ) : null}
            <input
              ref={ref}
              onFocus={onFocus}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              placeholder={placeholder}
              disabled={isDisabled}
              aria-required={isRequired || undefined}
              aria-labelledby={labelId}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              className={cx(fieldInput, 'relative h-full')}
            />
          </div>
        </div>
      )}
    </PlainField>
  );
}
