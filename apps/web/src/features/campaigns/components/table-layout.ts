import { cx } from '../../../ui/lib/cx.ts';

/** In pixels, border included: rows that are not drawn keep this room. */
export const ROW_HEIGHT = 60;
/** The top bar and the head of the table lie over the rows. */
export const COVERED = 96;

/**
 * One set of column widths for the head and every row, and their sum, below which the rows scroll
 * sideways. The sums fit a window of 1280 pixels with a scrollbar of 15.
 */
export const columnWidths = {
  workspace:
    '[--columns:minmax(17rem,2.4fr)_7.25rem_6.5rem_6.5rem_minmax(10rem,1.4fr)_minmax(7.5rem,1fr)_7rem_5.5rem_5rem_2.75rem] [--width:75rem]',
  /** With the workspace of each campaign; then the PO number has a column in wide windows only. */
  all: '[--columns:minmax(17rem,2.4fr)_7.25rem_6.5rem_6.5rem_minmax(10rem,1.4fr)_minmax(7.5rem,1fr)_minmax(7.5rem,1fr)_5.5rem_5rem_2.75rem] [--width:75.5rem] min-[87rem]:[--columns:minmax(17rem,2.4fr)_7.25rem_6.5rem_6.5rem_minmax(10rem,1.4fr)_minmax(7.5rem,1fr)_minmax(7.5rem,1fr)_7rem_5.5rem_5rem_2.75rem] min-[87rem]:[--width:82.5rem]',
};

/** Where the PO number has no column, it stands below the title. */
export const poNumberIn = { column: 'max-[87rem]:hidden', title: 'min-[87rem]:hidden' };

export const rowClass = (more: string): string =>
  cx('grid min-w-(--width) grid-cols-(--columns)', more);

/** What stays in sight while the rest scrolls sideways: which campaign, its money and its menu. */
const sticks = 'sticky! z-2! bg-inherit';
export const frozen = {
  start: `${sticks} left-0 group-data-scrolled/table:shadow-[1px_0_0_var(--color-line),6px_0_8px_-6px_rgb(16_24_40/0.14)]`,
  // In a window narrower than the columns and the margins something lies below.
  budget: `${sticks} right-[7.75rem] max-[80rem]:shadow-[-1px_0_0_var(--color-line),-6px_0_8px_-6px_rgb(16_24_40/0.14)]`,
  spend: `${sticks} right-[2.75rem]`,
  end: `${sticks} right-0`,
};
