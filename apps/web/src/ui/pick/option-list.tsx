import { type ReactNode, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import type { Option } from './option.ts';
import { OptionItem } from './option-item.tsx';

interface OptionListProps {
  options: readonly Option[];
  /** What stands there when nothing is left to choose. */
  emptyText: ReactNode;
}

/** The list inside a layer; Select, Combobox and MultiSelect give it its keyboard and selection. */
export function OptionList({ options, emptyText }: OptionListProps) {
  const combobox = useContext(ComboBoxStateContext);
  const nothing = <div className="px-3 py-6 text-center text-sm text-text-2">{emptyText}</div>;
  // Inside the list it would be one more option to those who can not see it.
  if (combobox?.collection.size === 0) {
    return (
      <>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
        <div role="status">{nothing}</div>
      </>
    );
  }
  return (
    <ListBox
      items={options}
      renderEmptyState={() => nothing}
      className="max-h-72 overflow-auto overscroll-contain p-1 outline-none"
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
}
