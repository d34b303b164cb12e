import { say } from '@posthorn/domain';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { optionClass } from '../../ui/overlays/layer-style.ts';

const PADDING_PX = 4;
const VISIBLE_ROWS = 7;

interface PickListProps<Item extends { id: string; name: string }> {
  label: string;
  searchLabel: string;
  items: readonly Item[];
  /** Every row has this height, so that hundreds of them cost no more than those in sight. */
  rowHeight: number;
  onPick: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** A search box over a list: type to narrow, arrow keys to move, Enter to pick. */
export function PickList<Item extends { id: string; name: string }>({
  label,
  searchLabel,
  items,
  rowHeight,
  onPick,
  children,
}: PickListProps<Item>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        autoFocus
        className="shrink-0 p-2 pb-1"
      />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, padding: PADDING_PX }}>
        <ListBox
          aria-label={label}
          items={items}
          onAction={(id) => {
            const picked = items.find((item) => item.id === id);
            if (picked) onPick(picked);
          }}
          renderEmptyState={() => (
            <p className="px-3 py-3 text-sm text-text-2">{say('select.noMatch')}</p>
          )}
          style={{ height: Math.min(items.length, VISIBLE_ROWS) * rowHeight + 2 * PADDING_PX }}
          className="min-h-12 overflow-auto outline-none"
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.name} className={`${optionClass} h-full`}>
              {children(item)}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Autocomplete>
  );
}
