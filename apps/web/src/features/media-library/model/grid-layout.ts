const SMALLEST_PX = 160;
const GAP_PX = 16;
/** Two lines of text below each square. */
const CAPTION_PX = 44;
/** A narrow phone still shows two beside each other. */
const FEWEST = 2;

export interface GridLayout {
  columns: number;
  /** The side of each square. */
  tile: number;
  /** From one row to the next. */
  row: number;
}

/** Squares, as many beside each other as there is room for. */
export function layGrid(width: number): GridLayout {
  const columns = Math.max(FEWEST, Math.floor((width + GAP_PX) / (SMALLEST_PX + GAP_PX)));
  const tile = Math.max(0, Math.floor((width - (columns - 1) * GAP_PX) / columns));
  return { columns, tile, row: tile + CAPTION_PX + GAP_PX };
}

export const rowOf = (place: number, { columns }: GridLayout) => Math.floor(place / columns);

/** Where an item lies, from the top left of the grid. */
export function boxOf(place: number, layout: GridLayout) {
  const { columns, tile, row } = layout;
  return {
    left: (place % columns) * (tile + GAP_PX),
    top: rowOf(place, layout) * row,
    width: tile,
    height: tile + CAPTION_PX,
  };
}
