import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Select as AriaSelect, Button, Popover } from 'react-aria-components/Select';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { fieldBox, fieldRoot } from '../fields/field-style.ts';
import { cx } from '../lib/cx.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import { defaultEmptyText, type PickProps } from './pick-props.ts';
import { SearchableOptions } from './searchable-options.tsx';

export interface MultiSelectProps extends Omit<PickProps, 'size'> {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  hasSearch?: boolean;
  searchLabel?: string;
}

/** Several of a list. What is chosen stands as tags that the arrow keys reach and Delete removes. */
export function MultiSelect({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  isRequired,
  isDisabled,
  disabledReason,
  className,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  hasSearch = true,
  searchLabel = 'Search',
  emptyText = defaultEmptyText,
  name,
  onBlur,
}: MultiSelectProps) {
  const box = useRef<HTMLDivElement>(null);
  const isBlocked = Boolean(disabledReason);
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {(reason) => (
        <AriaSelect
          selectionMode="multiple"
          value={value}
          onChange={(keys) => onChange(keys.map(String))}
          {...(isBlocked && { isOpen: false, onOpenChange: reason.show })}
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
          <div
            ref={box}
            className={cx(
              fieldBox,
              'min-h-9 flex-wrap gap-1.5 py-1 pr-0 pl-1.5 pointer-coarse:min-h-11',
              isBlocked && 'border-line bg-surface-2',
            )}
          >
            <ChosenTags
              label={`${label}, chosen`}
              chosen={chosen}
              canRemove={!isDisabled && !isBlocked}
              onRemove={(gone) => onChange(value.filter((id) => !gone.has(id)))}
            />
            <Button
              aria-disabled={isBlocked || undefined}
              className="flex h-7 min-w-24 flex-1 cursor-pointer items-center justify-between gap-2 rounded-xs pr-3 pl-1.5 text-left text-base text-text-3 outline-none aria-disabled:cursor-not-allowed data-disabled:cursor-not-allowed pointer-coarse:h-9 pointer-coarse:text-lg"
            >
              <span className="truncate">{chosen.length > 0 ? 'Add' : placeholder}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
            </Button>
          </div>
          <FieldMessage error={error} warning={warning} />
          <Popover
            triggerRef={box}
            offset={4}
            className={cx(layerClass, 'w-(--trigger-width) min-w-48')}
          >
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
