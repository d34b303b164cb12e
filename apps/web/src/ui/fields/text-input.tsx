import { type ReactNode, type Ref, useMemo } from 'react';
import {
  type TextFieldProps as AriaProps,
  Input,
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
import { fieldBox, fieldHeights, fieldInput, fieldRoot } from './field-style.ts';
import { useSameScroll } from './use-same-scroll.ts';
import { WarnBackdrop } from './warn-backdrop.tsx';
import { warnPoint } from './warn-point.ts';

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

// The words stand in the middle of the field's height, and on one line; so must the tint.
const onLine = 'text-base whitespace-pre pointer-coarse:text-lg';
const backdrops = {
  sm: `${onLine} leading-[1.875rem] pointer-coarse:leading-[2.375rem]`,
  md: `${onLine} leading-[2.125rem] pointer-coarse:leading-[2.625rem]`,
  lg: `${onLine} leading-[2.625rem]`,
};

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
  const { value } = props;
  const counted = countText(value, { max, warnLength, warnLengthMessage, count });
  const from = warnPoint(value, { warnLength, count });
  const isTinted = from < value.length;
  const { field, behind } = useSameScroll<HTMLInputElement>({ isThere: isTinted, isLine: true });
  const ref = useMemo(() => mergeRefs(field, inputRef), [field, inputRef]);
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
          <div className={cx(fieldBox, fieldHeights[size], 'gap-2')}>
            {prefix ? (
              <span className="flex shrink-0 text-text-3 [&_svg]:size-4">{prefix}</span>
            ) : null}
            <div className="relative flex h-full min-w-0 flex-1">
              {isTinted ? (
                <WarnBackdrop ref={behind} text={value} from={from} className={backdrops[size]} />
              ) : null}
              <Input
                ref={ref}
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
            warning={warning ?? counted.warning}
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
