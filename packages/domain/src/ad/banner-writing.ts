import { segments } from '../field/count.ts';
import type { FieldRule } from '../field/rules.ts';
import { finding } from '../finding.ts';
import { bannerSigns } from './banner-signs.ts';
import { piecesOfText } from './dynamic-tag.ts';

const drawnSigns = new Set(
  bannerSigns.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((sign) => Number.parseInt(sign, 16));
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  }),
);

const isDrawn = (sign: string): boolean => drawnSigns.has(sign.codePointAt(0) ?? 0);

const alike: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
};

/**
 * What the font of the banners can write of a text: Latin, Greek and Cyrillic letters, figures and the usual
 * signs. Emoji and other writing are left out, because an empty box on a banner helps nobody.
 */
export function drawable(text: string): string {
  let kept = '';
  for (const sign of text.normalize('NFC')) {
    const known = alike[sign] ?? sign;
    if (isDrawn(known)) kept += known;
    else if (/\s/.test(sign)) kept += ' ';
  }
  return kept.replace(/ +/g, ' ').trim();
}

/** The signs of a text that banners leave out, each once. */
export function leftOutOfBanners(text: string): string[] {
  const signs = new Set<string>();
  // Nearly always all of them are drawn, and the text need not be taken apart.
  if ([...text].every(isDrawn)) return [];
  for (const { segment } of segments(text)) {
    if (drawable(segment) === '' && !/^[\s\p{C}]*$/u.test(segment)) signs.add(segment);
  }
  return [...signs];
}

const letters = /\p{L}/u;

/** Banners would show nothing of a text, or none of its words. A tag stands for words to come. */
export const bannerWriting: FieldRule = (value, path) => {
  if (piecesOfText(value).some((piece) => 'tag' in piece)) return undefined;
  const drawn = drawable(value);
  const isShown = letters.test(value) ? letters.test(drawn) : drawn !== '';
  return isShown ? undefined : finding('banner.writing', path);
};
