import { type Ref, useMemo } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextArea,
  TextField,
} from 'react-aria-components/TextField';
import { cx } from '../lib/cx.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { countText, type TextLimits } from './counted-text.ts';
import { Counter } from './counter.tsx';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldBox, fieldInput, fieldRoot } from './field-style.ts';
import { useSameScroll } from './use-same-scroll.ts';
import { WarnBackdrop } from './warn-backdrop.tsx';
import { countLineBreaks, warnPoint } from './warn-point.ts';

export interface TextareaProps
  extends Omit<FieldProps, 'size'>,
    TextLimits,
    Omit<
      AriaProps,
      keyof FieldProps | 'children' | 'style' | 'value' | 'defaultValue' | 'maxLength'
    > {
  value: string;
  onChange: (value: string) => void;
  warnLineBreaks?: number;
  /** Shown once the text has more line breaks than that. */
  warnLineBreaksMessage?: string;
  rows?: number;
  placeholder?: string;
  textareaRef?: Ref<HTMLTextAreaElement>;
}

// Shared with the backdrop: the tint lies behind the words only if both break lines alike.
const type =
  'w-full px-3 py-2 text-base pointer-coarse:text-lg whitespace-pre-wrap wrap-break-word [scrollbar-gutter:stable]';

export function Textarea({
  label,
  isLabelHidden,
  description,
  error,
  disabledReason,
  className,
  max,
  warnLength,
  warnLengthMessage,
  warnLineBreaks,
  warnLineBreaksMessage,
  count,
  rows = 4,
  placeholder,
  textareaRef,
  ...props
}: TextareaProps) {
  const { value } = props;
  const counted = countText(value, { max, warnLength, warnLengthMessage, count });
  const hasManyLines = warnLineBreaks !== undefined && countLineBreaks(value) > warnLineBreaks;
  const from = warnPoint(value, { warnLength, warnLineBreaks, count });
  const isTinted = from < value.length;
  const { field, behind } = useSameScroll<HTMLTextAreaElement>({ isThere: isTinted });
  const ref = useMemo(() => mergeRefs(field, textareaRef), [field, textareaRef]);

  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {() => (
        <TextField
          {...props}
          isReadOnly={props.isReadOnly || Boolean(disabledReason)}
          isInvalid={Boolean(error) || counted.isOver}
          validationBehavior="aria"
          className={cx(fieldRoot, className)}
        >
          <FieldLabel
            label={label}
            isHidden={isLabelHidden}
            isRequired={props.isRequired}
            description={description}
          />
          <div className={cx(fieldBox, 'relative overflow-hidden')}>
            {isTinted ? (
              <WarnBackdrop ref={behind} text={value} from={from} className={type} />
            ) : null}
            <TextArea
              ref={ref}
              rows={rows}
              placeholder={placeholder}
              aria-disabled={disabledReason ? true : undefined}
              className={cx(
                fieldInput,
                type,
                'relative block min-h-9 resize-y disabled:resize-none',
              )}
            />
          </div>
          <FieldMessage
            error={error}
            warning={counted.warning ?? (hasManyLines ? warnLineBreaksMessage : undefined)}
            end={
              counted.hasCounter ? (
                <Counter count={counted.count} max={max} warnLength={warnLength} />
              ) : null
            }
          />
        </TextField>
      )}
    </TipTrigger>
  );
}
