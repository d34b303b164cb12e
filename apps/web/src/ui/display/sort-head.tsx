import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../lib/cx.ts';

type Direction = 'ascending' | 'descending' | undefined;

interface SortButtonProps {
  direction: Direction;
  onSort: () => void;
  /** What the column means. */
  title?: string | undefined;
  children: string;
}

interface SortHeadProps extends SortButtonProps {
  className?: string;
}

/** Said aloud, because a table that is laid out as a grid loses its roles in some browsers. */
const asHead = { role: 'columnheader' } as const;
const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The head of a column that can be put in order. */
export function SortHead({ className, ...button }: SortHeadProps) {
  return (
    <th {...asHead} scope="col" aria-sort={button.direction ?? 'none'} className={className}>
      <SortButton {...button} />
    </th>
  );
}

interface SortPairHeadProps {
  label: string;
  orders: readonly [SortButtonProps, SortButtonProps];
  className?: string;
}

/** The head of a column that shows two things, each with an order of its own. */
export function SortPairHead({ label, orders, className }: SortPairHeadProps) {
  const sorted = orders.find(({ direction }) => direction);
  return (
    <th
      {...asHead}
      scope="col"
      aria-label={label}
      aria-sort={sorted?.direction ?? 'none'}
      className={cx('gap-2', className)}
    >
      {orders.map((order) => (
        <SortButton key={order.children} isOneOfTwo {...order} />
      ))}
    </th>
  );
}

function SortButton({
  direction,
  onSort,
  title,
  isOneOfTwo,
  children,
}: SortButtonProps & { isOneOfTwo?: true }) {
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onSort}
      title={title}
      aria-pressed={isOneOfTwo && direction !== undefined}
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
  );
}
