import { cx } from '../../../ui/lib/cx.ts';

/** A table laid out as a grid is no longer a table to every browser, unless its roles are said. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** One set of column widths for the head and every row. */
export const cellsOf = (more: string): string =>
  cx('md:grid md:grid-cols-[minmax(0,1fr)_8.5rem_14.5rem_minmax(0,16rem)]', more);
