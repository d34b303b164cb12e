import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';

interface SearchableOptionsProps {
  options: readonly Option[];
  emptyText: ReactNode;
  hasSearch: boolean;
  searchLabel: string;
}

/** The list, and above it a search that ignores case and accents. Typing keeps the first match ready. */
export function SearchableOptions({
  options,
  emptyText,
  hasSearch,
  searchLabel,
}: SearchableOptionsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const list = <OptionList options={options} emptyText={emptyText} />;
  if (!hasSearch) return list;
  return (
    <Autocomplete<Option>
      filter={(label, typed, { value }) =>
        contains(label, typed) || contains(value?.otherName ?? '', typed)
      }
    >
      <SearchField
        aria-label={searchLabel}
        autoFocus
        className="flex items-center gap-2 border-b border-line px-3"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-text-3" />
        {/* With a list under it that follows the typing, this is a combobox that stays open. */}
        <Input
          dir="auto"
          role="combobox"
          aria-expanded="true"
          placeholder={searchLabel}
          className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none pointer-coarse:h-11 pointer-coarse:text-lg"
        />
      </SearchField>
      {list}
    </Autocomplete>
  );
}
