import { countLevel } from './count-level.ts';

/** Limits of a text. Typing past them is never cut: it is counted, coloured and explained. */
export interface TextLimits {
  max?: number;
  warnLength?: number;
  /** Shown once the text is longer than warnLength. */
  warnLengthMessage?: string;
  /** How characters are counted; the product may count an emoji as one. */
  count?: (text: string) => number;
}

export const countCodePoints = (text: string): number => Array.from(text).length;

export interface CountedText {
  count: number;
  isOver: boolean;
  warning?: string;
}

export function countText(text: string, limits: TextLimits): CountedText {
  const count = (limits.count ?? countCodePoints)(text);
  const isLong = limits.warnLength !== undefined && count > limits.warnLength;
  return {
    count,
    isOver: countLevel(count, limits) === 'over',
    warning: isLong ? limits.warnLengthMessage : undefined,
  };
}
