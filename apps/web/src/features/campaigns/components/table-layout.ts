import { cx } from '../../../ui/lib/cx.ts';

/** A table laid out as a grid is no longer a table to every browser, unless its roles are said. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** In pixels, border included: rows that are not drawn keep this room. */
export const ROW_HEIGHT = 60;
/** The top bar and the head of the table lie over the rows. */
export const COVERED = 96;

/** One set of column widths for the head and every row; below their sum the rows scroll sideways. */
export const rowClass = (more: string): string =>
  cx(
    'grid min-w-[86.5rem] grid-cols-[minmax(18rem,2.4fr)_7.25rem_7.25rem_7.25rem_minmax(11rem,1.4fr)_minmax(8rem,1fr)_minmax(7.5rem,1fr)_7rem_5.5rem_5rem_2.75rem]',
    more,
  );

/** What stays in sight while the rest scrolls sideways. */
export const frozen = {
  start:
    'sticky left-0 z-2 bg-inherit group-data-scrolled/table:shadow-[1px_0_0_var(--color-line),6px_0_8px_-6px_rgb(16_24_40/0.14)]',
  // Narrower than the columns and the page's margins together, something is hidden below it.
  end: 'sticky right-0 z-2 bg-inherit max-[89.5rem]:shadow-[-1px_0_0_var(--color-line),-6px_0_8px_-6px_rgb(16_24_40/0.14)]',
};
