import { rangeOf } from '../../../lib/page/range-of.ts';

/** What is selected, and the stretch that was selected last: another end takes its place. */
export interface Selection {
  ids: ReadonlySet<string>;
  stretch?: { from: string; to: string };
}

export const nothingSelected: Selection = { ids: new Set() };

interface Item {
  id: string;
}

export function toggle({ ids, stretch }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (next.delete(id)) return { ids: next, stretch };
  return { ids: next.add(id), stretch: { from: id, to: id } };
}

/** Everything between where the last stretch began and this item. */
export function extend<T extends Item>(
  { ids, stretch }: Selection,
  to: string,
  shown: readonly T[],
  fits: (item: T) => boolean,
): Selection {
  const before = stretch ? between(shown, stretch.from, stretch.to) : [];
  const from = stretch && before.length > 0 ? stretch.from : to;
  const next = new Set(ids);
  for (const { id } of before) next.delete(id);
  for (const item of between(shown, from, to)) if (fits(item)) next.add(item.id);
  return { ids: next, stretch: { from, to } };
}

/** Nothing when either end is out of sight. */
function between<T extends Item>(shown: readonly T[], one: string, other: string): readonly T[] {
  const placeOf = (id: string) => shown.findIndex((item) => item.id === id);
  return rangeOf(shown, placeOf(one), placeOf(other));
}
