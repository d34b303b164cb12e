import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type NumberFieldProps as AriaProps,
  Button,
  Input,
  NumberField,
} from 'react-aria-components/NumberField';
import { cx } from '../lib/cx.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldBox, fieldHeights, fieldInput, fieldRoot } from './field-style.ts';

export interface NumberInputProps
  extends FieldProps,
    Omit<
      AriaProps,
      | keyof FieldProps
      | 'children'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'commitBehavior'
    > {
  value: number | null;
  onChange: (value: number | null) => void;
  warning?: string;
  placeholder?: string;
  /** What is counted: "days". */
  unit?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

const step =
  'grid h-full w-8 shrink-0 cursor-pointer place-items-center border-l border-line text-text-2 pointer-coarse:w-11 ' +
  'data-hovered:bg-surface-2 data-hovered:text-text data-pressed:bg-surface-3 data-disabled:cursor-not-allowed data-disabled:opacity-40';

/** Arrow keys and the buttons step. A number out of bounds is kept as typed, for the caller to explain. */
export function NumberInput({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  disabledReason,
  size = 'md',
  className,
  value,
  onChange,
  placeholder,
  unit,
  inputRef,
  ...props
}: NumberInputProps) {
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {() => (
        <NumberField
          formatOptions={{ useGrouping: false }}
          {...props}
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
          commitBehavior="validate"
          validationBehavior="aria"
          isReadOnly={props.isReadOnly || Boolean(disabledReason)}
          isInvalid={error ? true : undefined}
          className={cx(fieldRoot, className)}
        >
          <FieldLabel
            label={label}
            isHidden={isLabelHidden}
            isRequired={props.isRequired}
            description={description}
          />
          <div className={cx(fieldBox, fieldHeights[size], 'overflow-hidden pr-0')}>
            <Input
              ref={inputRef}
              placeholder={placeholder}
              aria-disabled={disabledReason ? true : undefined}
              className={cx(fieldInput, 'tabular h-full')}
            />
            {unit ? <span className="shrink-0 pr-2 text-sm text-text-3">{unit}</span> : null}
            <Button slot="decrement" className={step}>
              <Minus aria-hidden="true" className="size-3.5" />
            </Button>
            <Button slot="increment" className={step}>
              <Plus aria-hidden="true" className="size-3.5" />
            </Button>
          </div>
          <FieldMessage error={error} warning={warning} hasOwnErrors />
        </NumberField>
      )}
    </TipTrigger>
  );
}
