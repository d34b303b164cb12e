import { ChevronDown } from 'lucide-react';
import { Button, ComboBox, Popover } from 'react-aria-components/ComboBox';
import { Spinner } from '../feedback/spinner.tsx';
import { FieldLabel } from '../fields/field-label.tsx';
import { FieldMessage } from '../fields/field-message.tsx';
import { fieldBox, fieldHeights, fieldInput, fieldRoot } from '../fields/field-style.ts';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { layerClass } from '../overlays/layer-style.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { OptionList } from './option-list.tsx';
import type { PickProps } from './pick-props.ts';

export interface ComboboxProps extends PickProps {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Given: the caller finds the options for the text, and the field filters nothing itself. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  isLoading?: boolean;
}

/** One of a list that is found by typing. */
export function Combobox({
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
  inputValue,
  onInputChange,
  isLoading = false,
  placeholder,
  emptyText = words().nothingFound,
  name,
  onBlur,
}: ComboboxProps) {
  const items = inputValue === undefined ? { defaultItems: options } : { items: options };
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {() => (
        <ComboBox
          {...items}
          value={value}
          onChange={(key) => onChange(key === null ? null : String(key))}
          inputValue={inputValue}
          onInputChange={onInputChange}
          name={name}
          onBlur={onBlur}
          isRequired={isRequired}
          isDisabled={isDisabled}
          isReadOnly={Boolean(disabledReason)}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          allowsEmptyCollection
          menuTrigger="focus"
          className={cx(fieldRoot, className)}
        >
          <FieldLabel
            label={label}
            isHidden={isLabelHidden}
            isRequired={isRequired}
            description={description}
          />
          <div className={cx(fieldBox, fieldHeights[size], 'gap-2 pr-0 pl-0')}>
            <ComboboxInput
              text={inputValue ?? ''}
              options={options}
              isLoading={isLoading}
              onTake={({ id }) => onChange(id)}
              placeholder={placeholder}
              aria-disabled={disabledReason ? true : undefined}
              className={cx(fieldInput, 'h-full rounded-l-control pl-3')}
            />
            {isLoading ? <Spinner size={14} className="shrink-0 text-text-3" /> : null}
            <Button className="grid h-full w-9 shrink-0 cursor-pointer place-items-center text-text-3 data-disabled:cursor-not-allowed pointer-coarse:w-11">
              <ChevronDown aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <FieldMessage error={error} warning={warning} />
          <Popover offset={4} className={cx(layerClass, 'w-(--trigger-width) min-w-48')}>
            <OptionList options={options} emptyText={isLoading ? words().searching : emptyText} />
          </Popover>
        </ComboBox>
      )}
    </TipTrigger>
  );
}
