import { runs } from './advances.ts';

/** Apart from the font of the page, so that neither changes the other. */
export const FONT_FAMILY = 'Posthorn Banner';
export type Weight = keyof typeof runs;

/** One way to write: everything that decides how wide a text is. */
export interface Font {
  weight: Weight;
  size: number;
  /** From one base line to the next. */
  leading: number;
  /** Added to every sign; part of the font's size. */
  spacing: number;
}

const UNITS = 2048;
const tables: Record<Weight, Map<number, number>> = { 500: table(500), 700: table(700) };

function table(weight: Weight): Map<number, number> {
  const advances = new Map<number, number>();
  for (const run of runs[weight]) {
    const [first = '', widths = ''] = run.split(': ');
    const from = Number.parseInt(first, 16);
    widths.split(' ').forEach((width, n) => {
      advances.set(from + n, Number(width) / UNITS);
    });
  }
  return advances;
}

/**
 * How wide a text is at most, of its font's size. Pairs that move together are left out: they make it
 * a little narrower, and where each of two ways of drawing sees them is its own affair.
 */
export function widthInEm(text: string, weight: Weight, spacing: number): number {
  let width = 0;
  for (const sign of text) {
    width += (tables[weight].get(sign.codePointAt(0) ?? 0) ?? 0) + spacing;
  }
  return width;
}

export const textWidth = (text: string, { weight, size, spacing }: Font): number =>
  widthInEm(text, weight, spacing) * size;
