import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
  Label,
} from 'react-aria-components/SearchField';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { type FieldSize, fieldBox, fieldHeights, fieldInput } from './field-style.ts';

interface SearchFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** Its name; hidden, because the glass says it to the eye. */
  label: string;
  placeholder?: string;
  size?: FieldSize;
  /** Stands at the right while the field is empty: a key cap. */
  hint?: ReactNode;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Escape clears it. */
export function SearchField({
  label,
  placeholder = words().search,
  size = 'md',
  hint,
  className,
  inputRef,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={cx('group/field', className)}>
      <Label className="sr-only">{label}</Label>
      <div className={cx(fieldBox, fieldHeights[size], 'gap-2')}>
        <Search aria-hidden="true" className="size-4 shrink-0 text-text-3" />
        <Input
          ref={inputRef}
          dir="auto"
          placeholder={placeholder}
          className={cx(fieldInput, 'h-full')}
        />
        {hint ? <span className="hidden group-data-empty/field:flex">{hint}</span> : null}
        <Button
          aria-label={words().clearSearch}
          className="touch-target -mr-1 grid size-6 shrink-0 cursor-pointer place-items-center rounded-xs text-text-3 group-data-empty/field:hidden data-hovered:bg-surface-2 data-hovered:text-text"
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </AriaSearchField>
  );
}
