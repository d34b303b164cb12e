import { Check } from 'lucide-react';
import { ListBoxItem, Text } from 'react-aria-components/ListBox';
import { optionClass } from '../overlays/layer-style.ts';
import type { Option } from './option.ts';

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={optionClass}
    >
      {({ isSelected }) => (
        <>
          {option.icon ? (
            <span aria-hidden="true" className="flex shrink-0 text-text-3 [&_svg]:size-4">
              {option.icon}
            </span>
          ) : null}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block wrap-anywhere">
              {option.label}
            </Text>
            {option.description ? (
              <Text slot="description" className="block text-xs text-text-2">
                {option.description}
              </Text>
            ) : null}
          </span>
          <Check
            aria-hidden="true"
            className={`size-4 shrink-0 text-primary ${isSelected ? '' : 'invisible'}`}
          />
        </>
      )}
    </ListBoxItem>
  );
}
