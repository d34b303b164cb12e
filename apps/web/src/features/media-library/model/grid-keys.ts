interface Grid {
  count: number;
  columns: number;
  /** Rows that are seen at once. */
  page: number;
}

/** Where a key leads from a place in the grid; undefined if it is not one that moves. */
export function placeAfter(
  key: string,
  place: number,
  { count, columns, page }: Grid,
): number | undefined {
  const last = count - 1;
  const rows = (by: number) => {
    const reached = place + by * columns;
    if (reached < 0) return place % columns;
    // The last row may be too short to stand exactly below.
    if (reached > last) return belowOrStay(place, { count, columns });
    return reached;
  };
  const places: Record<string, () => number> = {
    ArrowLeft: () => Math.max(0, place - 1),
    ArrowRight: () => Math.min(last, place + 1),
    ArrowUp: () => rows(-1),
    ArrowDown: () => rows(1),
    PageUp: () => rows(-page),
    PageDown: () => rows(page),
    Home: () => 0,
    End: () => last,
  };
  return places[key]?.();
}

function belowOrStay(place: number, { count, columns }: Omit<Grid, 'page'>): number {
  const lastRow = Math.floor((count - 1) / columns);
  if (Math.floor(place / columns) === lastRow) return place;
  return Math.min(count - 1, lastRow * columns + (place % columns));
}
