import { useLayoutEffect, useRef, useState } from 'react';
import { type AmountMode, cleanAmount, displayAmount } from './amount.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'prefix' | 'max' | 'warnLength' | 'warnLengthMessage' | 'count'> {
  /** The amount as typed, without grouping: "1250" or "0,45". parseAmount reads it. */
  value: string;
  /** The sign before the amount: "€". */
  currency: string;
  mode?: AmountMode;
  /** Whole units take no more digits than this. */
  maxDigits?: number;
}

/** Grouped while it is read, plain while it is edited. */
export function MoneyInput({
  value,
  onChange,
  currency,
  mode = 'integer',
  maxDigits,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) {
  const [isEditing, setEditing] = useState(false);
  const whole = useRef<HTMLInputElement>(null);
  // Tab selects what it comes to; without its grouping the text is another one and needs it anew.
  useLayoutEffect(() => {
    if (isEditing) whole.current?.select();
  }, [isEditing]);
  return (
    <TextInput
      {...props}
      prefix={<span className="text-text-2">{currency}</span>}
      inputMode={mode === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={isEditing ? value : displayAmount(value, mode)}
      onChange={(text) => {
        const next = cleanAmount(text, mode);
        if (maxDigits !== undefined && wholeDigits(next) > maxDigits) return;
        onChange(next);
      }}
      onFocus={(event) => {
        const { target } = event;
        const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        whole.current = isWhole ? target : null;
        setEditing(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEditing(false);
        onBlur?.(event);
      }}
    />
  );
}

const wholeDigits = (text: string) => (text.split(/[.,]/)[0] ?? '').length;
