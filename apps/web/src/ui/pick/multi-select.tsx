import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Select as AriaSelect, Button, Popover } from 'react-aria-components/Select';
import { fieldBox } from '../fields/field-style.ts';
import { PlainField } from '../fields/plain-field.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import type { PickProps } from './pick-props.ts';
import { SearchableOptions } from './searchable-options.tsx';

export interface MultiSelectProps extends Omit<PickProps, 'size'> {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  hasSearch?: boolean;
  searchLabel?: string;
}

/** Several of a list. What is chosen stands as tags that the arrow keys reach and Delete removes. */
export function MultiSelect({
  options,
  value,
  onChange,
  placeholder = words().choose,
  hasSearch = true,
  searchLabel = words().search,
  emptyText = words().nothingFound,
  disabledReason,
  name,
  onBlur,
  ...field
}: MultiSelectProps) {
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isBlocked = Boolean(disabledReason);
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <PlainField {...field} onLabelPress={() => trigger.current?.focus()}>
      {({ labelId, describedBy }) => (
        <div
          ref={box}
          className={cx(
            fieldBox,
            'min-h-9 flex-wrap gap-1.5 py-1 pr-0 pl-1.5 pointer-coarse:min-h-11',
            isBlocked && 'border-line bg-surface-2',
          )}
        >
          {/* Outside the select: it would take the tags for options. */}
          <ChosenTags
            label={words().chosenIn(field.label)}
            chosen={chosen}
            canRemove={!field.isDisabled && !isBlocked}
            onRemove={(gone) => onChange(value.filter((id) => !gone.has(id)))}
          />
          <TipTrigger tip={disabledReason} isReason placement="top start">
            {(reason) => (
              <AriaSelect
                aria-labelledby={labelId}
                aria-describedby={describedBy}
                selectionMode="multiple"
                value={value}
                onChange={(keys) => onChange(keys.map(String))}
                {...(isBlocked && { isOpen: false, onOpenChange: reason.show })}
                name={name}
                onBlur={onBlur}
                isRequired={field.isRequired}
                isDisabled={field.isDisabled}
                isInvalid={Boolean(field.error)}
                validationBehavior="aria"
                allowsEmptyCollection
                className="min-w-24 flex-1"
              >
                <Button
                  ref={trigger}
                  aria-disabled={isBlocked || undefined}
                  className="flex h-7 w-full cursor-pointer items-center justify-between gap-2 rounded-xs pr-3 pl-1.5 text-left text-base text-text-3 outline-none aria-disabled:cursor-not-allowed data-disabled:cursor-not-allowed pointer-coarse:h-9 pointer-coarse:text-lg"
                >
                  <span className="truncate">{chosen.length > 0 ? words().add : placeholder}</span>
                  <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
                </Button>
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
        </div>
      )}
    </PlainField>
  );
}
