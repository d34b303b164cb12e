import { fieldTexts } from '@posthorn/domain/texts/field';
import { type ReactNode, useEffect } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { optionClass } from '../../ui/overlays/layer-style.ts';
import { useListSearch } from './use-list-search.ts';

const PADDING_PX = 4;
const VISIBLE_ROWS = 7;
/** More would not fit below the button of the list on a small screen. */
const MOST_PX = 364;

interface PickListProps<Item extends { id: string; name: string }> {
  label: string;
  /** A few items are found with the eye; then there is no search box. */
  search: { label: string; isShown: boolean };
  items: readonly Item[];
  /** Every row has this height, so that hundreds of them cost no more than those in sight. */
  rowHeight: number;
  /** Rows are as high as what is in them; `rowHeight` is what most of them have. */
  isMeasured?: boolean;
  /** The id of the one that is chosen now: the list begins where it is in sight. */
  current?: string;
  onPick: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** A search box over a list: type to narrow, Enter takes the first, arrow keys take any other. */
export function PickList<Item extends { id: string; name: string }>({
  label,
  search,
  items,
  rowHeight,
  isMeasured = false,
  current,
  onPick,
  children,
}: PickListProps<Item>) {
  const { found, list, search: box } = useListSearch(items);
  const pick = (item: Item | undefined) => item && onPick(item);
  const at = items.findIndex(({ id }) => id === current);
  useEffect(() => {
    if (at < VISIBLE_ROWS) return;
    // The list has its whole height only once it has measured itself.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = (at - VISIBLE_ROWS / 2) * rowHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [at, rowHeight, list]);
  return (
    <>
      {search.isShown ? (
        <SearchField
          {...box}
          label={search.label}
          placeholder={search.label}
          onSubmit={(text) => pick(text.trim() === '' ? undefined : found[0])}
          autoFocus
          className="shrink-0 p-2 pb-1"
        />
      ) : null}
      <Virtualizer
        layout={ListLayout}
        layoutOptions={{
          [isMeasured ? 'estimatedRowSize' : 'rowSize']: rowHeight,
          padding: PADDING_PX,
        }}
      >
        <ListBox
          ref={list}
          aria-label={label}
          items={found}
          autoFocus={search.isShown ? false : 'first'}
          onAction={(id) => pick(found.find((item) => item.id === id))}
          renderEmptyState={() => (
            <p role="status" className="px-3 py-3 text-sm text-text-2">
              {fieldTexts.noMatch}
            </p>
          )}
          style={{
            height:
              Math.min(Math.min(items.length, VISIBLE_ROWS) * rowHeight, MOST_PX) + 2 * PADDING_PX,
          }}
          className="min-h-12 overflow-auto outline-none"
        >
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={item.name}
              className={isMeasured ? optionClass : `${optionClass} h-full`}
            >
              {children(item)}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </>
  );
}
