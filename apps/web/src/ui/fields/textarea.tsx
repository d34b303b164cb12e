import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import type { TextLimits } from './counted-text.ts';
import { Counter } from './counter.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldBox, fieldInput } from './field-style.ts';
import { PlainField } from './plain-field.tsx';
import { useWriting } from './use-writing.ts';
import { WarnBackdrop } from './warn-backdrop.tsx';
import { countLineBreaks } from './warn-point.ts';

export interface TextareaProps extends Omit<FieldProps, 'size' | 'disabledReason'>, TextLimits {
  value: string;
  onChange: (value: string) => void;
  warnLineBreaks?: number;
  /** Shown once the text has more line breaks than that. */
  warnLineBreaksMessage?: string;
  rows?: number;
  placeholder?: string;
  /** A softer note than an error; it does not make the field invalid. */
  warning?: string;
  /** Somebody came into it. */
  onFocus?: () => void;
  textareaRef?: Ref<HTMLTextAreaElement>;
}

// Shared with the backdrop: the tint lies behind the words only if both break lines alike.
const type =
  'w-full px-3 py-2 text-base pointer-coarse:text-lg whitespace-pre-wrap wrap-break-word [scrollbar-gutter:stable]';

/** A plain element and its label: people write long in it, and every part more is paid at every key. */
export function Textarea({
  value,
  onChange,
  error,
  isRequired,
  isDisabled,
  max,
  warnLength,
  warnLengthMessage,
  warnLineBreaks,
  warnLineBreaksMessage,
  count,
  rows = 4,
  placeholder,
  warning,
  onFocus,
  textareaRef,
  ...labels
}: TextareaProps) {
  const limits = { max, warnLength, warnLengthMessage, warnLineBreaks, count };
  const writing = useWriting({ value, error, ...limits }, textareaRef);
  const { counted, from, isTinted, field, behind, ref, isInvalid } = writing;
  const hasManyLines = warnLineBreaks !== undefined && countLineBreaks(value) > warnLineBreaks;

  return (
    <PlainField
      {...labels}
      error={error}
      isInvalid={isInvalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
      warning={warning ?? counted.warning ?? (hasManyLines ? warnLineBreaksMessage : undefined)}
      end={
        counted.hasCounter ? (
          <Counter count={counted.count} max={max} warnLength={warnLength} />
        ) : null
      }
      onLabelPress={() => field.current?.focus()}
    >
      {({ labelId, describedBy }) => (
        <div className={cx(fieldBox, 'relative overflow-hidden')}>
          {isTinted ? (
            <WarnBackdrop ref={behind} text={value} from={from} className={type} />
          ) : null}
          <textarea
            ref={ref}
            onFocus={onFocus}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            rows={rows}
            placeholder={placeholder}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={cx(fieldInput, type, 'relative block min-h-9 resize-y disabled:resize-none')}
          />
        </div>
      )}
    </PlainField>
  );
}
