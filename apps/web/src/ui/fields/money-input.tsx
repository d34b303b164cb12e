import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'prefix' | 'max' | 'warnLength' | 'warnLengthMessage' | 'count'> {
  /** As typed, whatever that is: an amount that was made another one silently would be paid. */
  value: string;
  /** As it is read while no one edits it: grouped. */
  shown: string;
  /** The sign before the amount: "€". */
  currency: string;
}

/** Grouped while it is read, as typed while it is edited. */
export function MoneyInput({
  value,
  shown,
  onChange,
  currency,
  inputMode = 'numeric',
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
      inputMode={inputMode}
      autoComplete="off"
      value={isEditing ? value : shown}
      onChange={onChange}
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
