export type CountLevel = 'calm' | 'near' | 'full' | 'over';

export interface CountLimits {
  max?: number;
  warnLength?: number;
}

/** Amber beyond the warning length, where the warning is said; red from the limit on. */
export function countLevel(count: number, { max, warnLength }: CountLimits): CountLevel {
  if (max !== undefined && count > max) return 'over';
  if (max !== undefined && count === max) return 'full';
  if (warnLength !== undefined && count > warnLength) return 'near';
  return 'calm';
}
