import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { countCodePoints } from '../fields/counted-text.ts';
import { Counter } from '../fields/counter.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { fieldBox, fieldInput } from '../fields/field-style.ts';
import { PlainField } from '../fields/plain-field.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { ChosenTags } from './chosen-tags.tsx';

interface TagsInputProps extends Omit<FieldProps, 'size' | 'disabledReason'> {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** A person has left the field and all that belongs to it. */
  onBlur?: () => void;
  warning?: string;
  /** Stands there while there are no tags. */
  placeholder?: string;
  /** No tag is longer. */
  max: number;
  count?: (text: string) => number;
  /** The start of a text that is no longer than `max`. */
  cut?: (text: string, max: number) => string;
  /** With so many tags the input gives up the focus: this is as many as anyone needs. */
  enough?: number;
}

// '36,5 hours' and '€ 3.200,-' are one tag each.
const separators = /[;\t\n\v\f\r\u0085\u2028\u2029]+|,(?=[^\d-])/;
const cutCodePoints = (text: string, max: number) => Array.from(text).slice(0, max).join('');

/** Short words, as many as one likes: Enter, going on after a comma or leaving adds what is typed. */
export function TagsInput({
  tags,
  onChange,
  onBlur,
  placeholder,
  max,
  count = countCodePoints,
  cut = cutCodePoints,
  enough = Number.POSITIVE_INFINITY,
  ...field
}: TagsInputProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** It gives up the focus with nothing left in it, though that is not drawn yet. */
  const isTaken = useRef(false);

  /** Each once, without what is blank. */
  const add = (parts: readonly string[]) => {
    const next = [...tags];
    for (const part of parts) {
      const said = part.trim().replace(/,$/, '').replace(/\s+/g, ' ');
      const tag = cut(said, max).trim();
      if (tag !== '' && !next.includes(tag)) next.push(tag);
    }
    if (next.length > tags.length) onChange(next);
    return next.length;
  };
  const take = (parts: readonly string[], rest = '') => {
    setTyped(rest);
    if (add(parts) < enough || rest !== '') return;
    isTaken.current = true;
    // Not simply away: a dialog around it would bring the focus back.
    box.current?.focus();
    isTaken.current = false;
  };
  const type = (text: string) => {
    const parts = text.split(separators);
    const rest = parts.pop() ?? '';
    if (parts.length > 0) take(parts, cut(rest.trimStart(), max));
    else setTyped(cut(rest, max));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // This Enter belongs to the word that is being put together.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed.trim() !== '') take([typed]);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text)) return;
    event.preventDefault();
    take([...`${typed}${text}`.split(separators)]);
  };
  const remove = (ids: Set<string>) => {
    const left = tags.filter((_, n) => !ids.has(String(n)));
    onChange(left);
    if (left.length === 0) input.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  const length = count(typed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a person leaves
    <div onBlur={leave}>
      <PlainField
        {...field}
        end={length > 0 ? <Counter count={length} max={max} /> : null}
        onLabelPress={() => input.current?.focus()}
      >
        {({ labelId, describedBy }) => (
          <div
            ref={box}
            tabIndex={-1}
            className={cx(
              fieldBox,
              'outline-none min-h-9 flex-wrap gap-1.5 py-[3px] pr-2 pl-1 pointer-coarse:min-h-11',
            )}
          >
            <ChosenTags
              isInline
              label={words().addedTo(field.label)}
              chosen={tags.map((label, n) => ({ id: String(n), label }))}
              canRemove={!field.isDisabled}
              onRemove={remove}
            />
            <input
              ref={input}
              dir="auto"
              value={typed}
              placeholder={tags.length === 0 ? placeholder : undefined}
              aria-labelledby={labelId}
              aria-describedby={describedBy}
              aria-required={field.isRequired || undefined}
              aria-invalid={field.error ? true : undefined}
              disabled={field.isDisabled}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={({ target }) => type(target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => {
                if (isTaken.current) return;
                setTyped('');
                add([typed]);
              }}
              className={cx(fieldInput, 'h-7 min-w-14 pl-2 pointer-coarse:h-9')}
            />
          </div>
        )}
      </PlainField>
    </div>
  );
}
