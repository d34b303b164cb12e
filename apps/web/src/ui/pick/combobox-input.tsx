import { type ComponentProps, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import type { Option } from './option.ts';

interface ComboboxInputProps<O extends Option> extends ComponentProps<typeof Input> {
  /** What stands in the box. */
  text: string;
  /** The answer to exactly this text. */
  options: readonly O[];
  /** The answer to this text is still to come; an earlier one may be in sight. */
  isLoading: boolean;
  /** Takes the option that an early Enter meant. */
  onTake: (option: O) => void;
}

/** Keys that came before the answer: how often the arrow went down for a text, and whether Enter followed. */
interface EarlyKeys {
  text: string;
  steps: number;
  isTaken: boolean;
}

/**
 * The box of a combobox. Fast typists press arrow down and Enter before the search has answered, while the
 * list still shows another answer: the keys wait, and are obeyed in the answer to exactly what is typed.
 * Another key, another text or leaving the box forgets them.
 */
export function ComboboxInput<O extends Option>({
  text,
  options,
  isLoading,
  onTake,
  onBlur,
  ...props
}: ComboboxInputProps<O>) {
  const state = useContext(ComboBoxStateContext);
  const early = useRef<EarlyKeys>(undefined);

  useEffect(() => {
    if (isLoading || !early.current) return;
    const { steps, isTaken, text: meant } = early.current;
    const able = options.filter(({ isDisabled }) => !isDisabled);
    const option = meant === text ? able[Math.min(steps, able.length) - 1] : undefined;
    // The list is drawn a moment after the answer is there; what is marked before would be lost.
    const node = option && state?.collection.getItem(option.id);
    if (option && !isTaken && node?.value !== option) return;
    early.current = undefined;
    if (!option) return;
    if (isTaken) onTake(option);
    else state?.selectionManager.setFocusedKey(option.id);
  });

  function onKeyDownCapture(event: KeyboardEvent): void {
    if (!isLoading || event.nativeEvent.isComposing) return;
    const before = early.current?.text === text ? early.current : undefined;
    const isTaken = before?.isTaken ?? false;
    if (event.key === 'ArrowDown' && !isTaken) {
      early.current = { text, steps: (before?.steps ?? 0) + 1, isTaken };
    } else if (event.key === 'Enter') {
      if (before) early.current = { ...before, isTaken: true };
    } else {
      early.current = undefined;
      return;
    }
    // A closed list still opens with the arrow.
    if (!state?.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Input
      {...props}
      dir="auto"
      onKeyDownCapture={onKeyDownCapture}
      onBlur={(event) => {
        early.current = undefined;
        onBlur?.(event);
      }}
    />
  );
}
