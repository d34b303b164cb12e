import type { DetailColumn } from '@posthorn/domain';
import type { CSSProperties } from 'react';
import { TOP_BAR_PX } from '../../../lib/page/use-row-window.ts';
import { cx } from '../../../ui/lib/cx.ts';
import type { FigureColumn } from '../figure-columns/figure-columns.ts';

/** In pixels, border included: rows that are not drawn keep this room. */
export const ROW_HEIGHT = 64;
/** The top bar and the head of the table lie over the rows. */
export const COVERED = TOP_BAR_PX + 40;

/** In rem at least, and how much each takes of what is left. */
const details: Record<DetailColumn, [rem: number, share?: number]> = {
  // So that the names a row shows fit into its lines.
  locations: [9.4, 1.4],
  functionGroup: [7.25, 1],
  workspace: [5.75, 1],
  poNumber: [7, 0.4],
  template: [7, 1],
};

const widthOf = ([rem, share]: [rem: number, share?: number]) =>
  share ? `minmax(${rem}rem,${share}fr)` : `${rem}rem`;

/**
 * One set of column widths for the head and every row, and their sum, below which the rows scroll
 * sideways. The usual ones fit windows of 1280, 1440, 1552 and 1664 pixels with a scrollbar of 15.
 */
export function columnWidths(
  shown: readonly DetailColumn[],
  figures: readonly Pick<FigureColumn, 'width'>[] = [],
): CSSProperties {
  const widths: [rem: number, share?: number][] = [
    [16, 2.6],
    [6.5],
    [8, 0.6],
    [11.75],
    [8.75, 0.4],
    ...figures.map(({ width }): [rem: number] => [width]),
    ...shown.map((column) => details[column]),
    [9.75],
    [2.75],
  ];
  return {
    '--columns': widths.map(widthOf).join(' '),
    '--width': `${widths.reduce((sum, [rem]) => sum + rem, 0)}rem`,
  } as CSSProperties;
}

export const rowClass = (more: string): string =>
  cx('grid min-w-(--width) grid-cols-(--columns)', more);

/** What stays in sight while the rest scrolls sideways: which campaign, its money and its menu. */
const sticks = 'sticky! z-2! bg-inherit';
export const frozen = {
  start: `${sticks} left-0 group-data-scrolled/table:shadow-[1px_0_0_var(--color-line),6px_0_8px_-6px_rgb(16_24_40/0.14)]`,
  // Where the columns are wider than the table something lies below.
  money: `${sticks} right-[2.75rem] group-data-cut/table:shadow-[-1px_0_0_var(--color-line),-6px_0_8px_-6px_rgb(16_24_40/0.14)]`,
  end: `${sticks} right-0`,
};
