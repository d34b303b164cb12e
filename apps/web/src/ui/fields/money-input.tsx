import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../lib/merge-refs.ts';
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
  inputRef,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) {
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const { current: box } = input;
    const press = () => {
      isPressed.current = true;
    };
    box?.addEventListener('pointerdown', press);
    return () => box?.removeEventListener('pointerdown', press);
  }, []);
  // Tab and programs that fill the field select what is there, and with its grouping the text loses that.
  // A press puts the caret where it is.
  useLayoutEffect(() => {
    if (isEditing && !isPressed.current) input.current?.select();
  }, [isEditing]);
  return (
    <TextInput
      {...props}
      inputRef={useMemo(() => mergeRefs(input, inputRef), [inputRef])}
      prefix={<span className="text-text-2">{currency}</span>}
      inputMode={inputMode}
      autoComplete="off"
      value={isEditing ? value : shown}
      onChange={onChange}
      onFocus={(event) => {
        setEditing(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        isPressed.current = false;
        // It keeps the focus while another window has it: coming back must not select what is being typed.
        if (document.activeElement !== event.target) setEditing(false);
        onBlur?.(event);
      }}
    />
  );
}
