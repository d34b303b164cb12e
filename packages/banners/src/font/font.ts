import { segments } from '@posthorn/domain';
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

const alike: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
};

/**
 * What the font can write of a text: Latin, Greek and Cyrillic letters, figures and the usual signs.
 * Emoji and other writing are left out, because an empty box on a banner helps no one.
 */
export function drawable(text: string): string {
  let kept = '';
  for (const sign of text.normalize('NFC')) {
    const known = alike[sign] ?? sign;
    if (isKnown(known)) kept += known;
    else if (/\s/.test(sign)) kept += ' ';
  }
  return kept.replace(/ +/g, ' ').trim();
}

/** The signs of a text that banners leave out, each once. */
export function leftOut(text: string): string[] {
  const signs = new Set<string>();
  // Nearly always all of them are known, and no one has to ask what belongs together.
  if (isAllKnown(text)) return [];
  for (const { segment } of segments(text)) {
    if (drawable(segment) === '' && !/^[\s\p{C}]*$/u.test(segment)) signs.add(segment);
  }
  return [...signs];
}

const isKnown = (sign: string): boolean => tables[500].has(sign.codePointAt(0) ?? 0);

function isAllKnown(text: string): boolean {
  for (const sign of text) if (!isKnown(sign)) return false;
  return true;
}
