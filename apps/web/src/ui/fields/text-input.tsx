import type { ReactNode, Ref } from 'react';
import {
  type TextFieldProps as AriaProps,
  Input,
  TextField,
} from 'react-aria-components/TextField';
import { cx } from '../lib/cx.ts';
import { useAsLive } from '../live/use-live.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import type { TextLimits } from './counted-text.ts';
import { Counter } from './counter.tsx';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldBox, fieldHeights, fieldInput, fieldRoot, lineBackdrops } from './field-style.ts';
import { TextBackdrop } from './text-backdrop.tsx';
import { useWriting } from './use-writing.ts';

export interface TextInputProps
  extends FieldProps,
    TextLimits,
    Omit<
      AriaProps,
      keyof FieldProps | 'children' | 'style' | 'value' | 'defaultValue' | 'maxLength'
    > {
  value: string;
  onChange: (value: string) => void;
  /** A softer note than an error; it does not make the field invalid. */
  warning?: string;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextInput({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  disabledReason,
  size = 'md',
  className,
  max,
  warnLength,
  warnLengthMessage,
  count,
  placeholder,
  prefix,
  suffix,
  inputRef,
  ...props
}: TextInputProps) {
  const text = useAsLive(props.value);
  const limits = { max, warnLength, warnLengthMessage, count };
  const writing = useWriting({ text, error, ...limits, isLine: true }, inputRef);
  const { ref, isInvalid } = writing;
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {() => (
        <TextField
          {...props}
          isReadOnly={props.isReadOnly || Boolean(disabledReason)}
          isInvalid={isInvalid || props.isInvalid}
          validationBehavior="aria"
          className={cx(fieldRoot, className)}
        >
          <FieldLabel
            label={label}
            isHidden={isLabelHidden}
            isRequired={props.isRequired}
            description={description}
          />
          <div className={cx(fieldBox, fieldHeights[size], 'gap-2')}>
            {prefix ? (
              <span className="flex shrink-0 text-text-3 [&_svg]:size-4">{prefix}</span>
            ) : null}
            <div className="relative flex h-full min-w-0 flex-1">
              {writing.backdrop ? (
                <TextBackdrop {...writing.backdrop} className={lineBackdrops[size]} />
              ) : null}
              <Input
                ref={ref}
                dir="auto"
                placeholder={placeholder}
                aria-disabled={disabledReason ? true : undefined}
                className={cx(fieldInput, 'relative h-full')}
              />
            </div>
            {suffix ? (
              <span className="flex shrink-0 text-text-3 [&_svg]:size-4">{suffix}</span>
            ) : null}
          </div>
          <FieldMessage
            error={error}
            warning={warning ?? writing.warning}
            end={
              writing.hasCounter ? (
                <Counter count={writing.count} max={max} warnLength={warnLength} />
              ) : null
            }
          />
        </TextField>
      )}
    </TipTrigger>
  );
}
