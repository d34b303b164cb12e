import { useState } from 'react';
import { words } from '../lib/words.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { Option } from './option.ts';
import { type LoadOptions, useAsyncOptions } from './use-async-options.ts';

interface AsyncComboboxProps
  extends Omit<
    ComboboxProps,
    'options' | 'value' | 'onChange' | 'inputValue' | 'onInputChange' | 'isLoading'
  > {
  value: Option | null;
  onChange: (option: Option | null) => void;
  /** Keep it stable (useCallback): a new function is a new search. */
  load: LoadOptions;
  failedText?: string;
}

/** A Combobox whose options come from a server. The whole option is the value, since the list changes. */
export function AsyncCombobox({
  value,
  onChange,
  load,
  emptyText,
  failedText = words().searchFailed,
  ...props
}: AsyncComboboxProps) {
  const [text, setText] = useState(value?.label ?? '');
  const { options, isLoading, hasFailed } = useAsyncOptions(text, load);
  // The chosen one must be in the list, or the field would take it for gone.
  const known =
    value && !options.some((option) => option.id === value.id) && text === value.label
      ? [value, ...options]
      : options;
  return (
    <Combobox
      {...props}
      options={known}
      value={value?.id ?? null}
      onChange={(id) => {
        // Who leaves with another text gets back the chosen one, which no list needs to hold.
        const option = (id === value?.id ? value : known.find((one) => one.id === id)) ?? null;
        if (option?.id !== value?.id) onChange(option);
        setText(option?.label ?? '');
      }}
      inputValue={text}
      onInputChange={(next) => {
        setText(next);
        if (next === '' && value) onChange(null);
      }}
      isLoading={isLoading}
      emptyText={hasFailed ? failedText : emptyText}
    />
  );
}
