import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components/Select';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { fieldBox, fieldHeights, fieldRoot } from '../fields/field-style.ts';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import type { PickProps } from './pick-props.ts';
import { SearchableOptions } from './searchable-options.tsx';

export interface SelectProps extends PickProps {
  value: string | null;
  onChange: (id: string | null) => void;
  hasSearch?: boolean;
  searchLabel?: string;
}

/** One of a list. Typing jumps to an option; with hasSearch it filters. */
export function Select({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  isRequired,
  isDisabled,
  disabledReason,
  size = 'md',
  className,
  options,
  value,
  onChange,
  placeholder = words().choose,
  hasSearch = false,
  searchLabel = words().search,
  emptyText = words().nothingFound,
  name,
  onBlur,
}: SelectProps) {
  const isBlocked = Boolean(disabledReason);
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {(reason) => (
        <AriaSelect
          value={value}
          onChange={(key) => onChange(key === null ? null : String(key))}
          {...(isBlocked && { isOpen: false, onOpenChange: reason.show })}
          placeholder={placeholder}
          name={name}
          onBlur={onBlur}
          isRequired={isRequired}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          allowsEmptyCollection
          className={cx(fieldRoot, className)}
        >
          <FieldLabel
            label={label}
            isHidden={isLabelHidden}
            isRequired={isRequired}
            description={description}
          />
          <Button
            aria-disabled={isBlocked || undefined}
            className={cx(
              fieldBox,
              fieldHeights[size],
              'cursor-pointer gap-2 text-left text-base pointer-coarse:text-lg',
              isBlocked && 'cursor-not-allowed border-line bg-surface-2',
            )}
          >
            {options.find(({ id }) => id === value)?.icon}
            <SelectValue
              className={cx(
                'min-w-0 flex-1 truncate data-placeholder:text-text-3 group-data-disabled/field:text-text-3',
                isBlocked && 'text-text-3',
              )}
            >
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          </Button>
          <FieldMessage error={error} warning={warning} />
          <Popover offset={4} className={cx(layerClass, 'w-(--trigger-width) min-w-48')}>
            <SearchableOptions
              options={options}
              emptyText={emptyText}
              hasSearch={hasSearch}
              searchLabel={searchLabel}
            />
          </Popover>
        </AriaSelect>
      )}
    </TipTrigger>
  );
}
