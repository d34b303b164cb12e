export type CountLevel = 'calm' | 'near' | 'full' | 'over';

export interface CountLimits {
  max?: number;
  warnLength?: number;
}

/** Amber from the warning length, red from the limit on. */
export function countLevel(count: number, { max, warnLength }: CountLimits): CountLevel {
  if (max !== undefined && count > max) return 'over';
  if (max !== undefined && count === max) return 'full';
  if (warnLength !== undefined && count >= warnLength) return 'near';
  return 'calm';
}
