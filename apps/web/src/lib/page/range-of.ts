/** What lies between two places of a list, both included; nothing where one of them, as -1, is not in it. */
export function rangeOf<T>(list: readonly T[], one: number, other: number): readonly T[] {
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  return start < 0 ? [] : list.slice(start, end + 1);
}
