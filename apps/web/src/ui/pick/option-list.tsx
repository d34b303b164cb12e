import type { ReactNode } from 'react';
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
  return (
    <ListBox
      items={options}
      renderEmptyState={() => (
        <div className="px-3 py-6 text-center text-sm text-text-2">{emptyText}</div>
      )}
      className="max-h-72 overflow-auto overscroll-contain p-1 outline-none"
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
}
