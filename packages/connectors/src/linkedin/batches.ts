/** More things are not asked for in one call. */
const AT_ONCE = 100;

export function inBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}
