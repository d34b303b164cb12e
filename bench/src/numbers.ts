export const median = (values: number[]): number => quantile(values, 0.5);

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const shown = (value: number, digits = 2): string => value.toFixed(digits).padStart(11);
