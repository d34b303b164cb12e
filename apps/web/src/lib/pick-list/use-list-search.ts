import { useMemo, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { SearchFieldProps } from 'react-aria-components/SearchField';

type AriaKeyboardEvent = Parameters<NonNullable<SearchFieldProps['onKeyDown']>>[0];

/**
 * A search box that narrows the list below it. The arrow down leads from the box into the list,
 * where arrow keys and letters move as in any list.
 */
export function useListSearch<Item extends { name: string }>(items: readonly Item[]) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const wanted = text.trim();
  const found = useMemo(
    () => (wanted === '' ? items : items.filter(({ name }) => contains(name, wanted))),
    [items, wanted, contains],
  );
  return {
    found,
    list,
    search: {
      value: text,
      onChange: setText,
      onKeyDown: (event: AriaKeyboardEvent) => {
        // What is not ours goes on: Escape must still close the layer around.
        if (event.key !== 'ArrowDown' || found.length === 0) return event.continuePropagation();
        event.preventDefault();
        list.current?.focus();
      },
    },
  };
}
