/** One of those who share a budget. Nothing can take back what it has spent. */
export interface Sharer {
  weight: number;
  spent: number;
}

/** Divides cents by weight; what is left over goes to those who lost most by rounding down. */
function divide(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((one, other) => one + other, 0);
  exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
    .slice(0, left)
    .forEach(({ index }) => {
      shares[index] = (shares[index] ?? 0) + 1;
    });
  return shares;
}

/**
 * How a budget is divided, to the cent. No one gets less than is spent there already; the others
 * divide what remains.
 */
export function shareBudget(total: number, sharers: readonly Sharer[]): number[] {
  const shares = divide(
    Math.max(0, total),
    sharers.map(({ weight }) => weight),
  );
  const isShort = sharers.map(({ spent }, index) => (shares[index] ?? 0) < spent);
  if (!isShort.includes(true)) return shares;
  const open = sharers.filter((_, index) => !isShort[index]);
  const taken = sharers.reduce((sum, { spent }, n) => sum + (isShort[n] ? spent : 0), 0);
  const rest = open.length > 0 ? shareBudget(total - taken, open) : [];
  return sharers.map(({ spent }, index) => (isShort[index] ? spent : (rest.shift() ?? 0)));
}
