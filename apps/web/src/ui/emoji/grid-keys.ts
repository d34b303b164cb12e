/** Lines that one sees at once. */
const PAGE = 5;

/** Where a key leads in a grid that is filled line by line; undefined for a key that moves nothing. */
export function gridTarget(
  key: string,
  { at, count, columns, isWhole }: { at: number; count: number; columns: number; isWhole: boolean },
): number | undefined {
  const line = at - (at % columns);
  const last = count - 1;
  const within = (place: number) => Math.max(0, Math.min(last, place));
  if (key === 'ArrowLeft') return within(at - 1);
  if (key === 'ArrowRight') return within(at + 1);
  if (key === 'ArrowUp') return at - columns;
  if (key === 'ArrowDown') return line + columns > last ? at : within(at + columns);
  if (key === 'PageUp') return at - Math.min(PAGE, Math.floor(at / columns)) * columns;
  if (key === 'PageDown') return within(at + PAGE * columns);
  if (key === 'Home') return isWhole ? 0 : line;
  if (key === 'End') return isWhole ? last : within(line + columns - 1);
  return undefined;
}
