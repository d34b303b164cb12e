import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../lib/cx.ts';

interface SortHeadProps {
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  /** What the column means. */
  title?: string | undefined;
  className?: string;
  children: string;
}

/** Said aloud, because a table that is laid out as a grid loses its roles in some browsers. */
const asHead = { role: 'columnheader' } as const;
const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The head of a column that can be put in order. */
export function SortHead({ direction, onSort, title, className, children }: SortHeadProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th {...asHead} scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        onClick={onSort}
        title={title}
        className={cx(
          'group/sort touch-target -mx-1.5 flex h-7 cursor-pointer items-center gap-1 rounded-control px-1.5 font-medium whitespace-nowrap hover:bg-surface-2 hover:text-text',
          direction && 'text-text',
        )}
      >
        {children}
        <Icon
          aria-hidden="true"
          className={cx(
            'size-3.5 transition-opacity',
            !direction && 'opacity-50 group-hover/sort:opacity-100',
          )}
        />
      </button>
    </th>
  );
}
