import type { BannerLayout } from './parts.ts';

/** Whether two layouts put the same at the same places, whatever the lines of their texts say. */
export const isAlike = (one: BannerLayout, other: BannerLayout): boolean => isSame(one, other);

function isSame<Thing>(one: Thing, other: Thing): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  for (const name in one) {
    const isLines = name === 'lines';
    if (isLines ? lengthOf(one[name]) !== lengthOf(other[name]) : !isSame(one[name], other[name])) {
      return false;
    }
  }
  return true;
}

const lengthOf = (lines: unknown): number => (Array.isArray(lines) ? lines.length : 0);
