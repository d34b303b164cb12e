import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { FONT_FAMILY } from '../font/font.ts';

const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const weights = [500, 700] as const;
const { resolve } = createRequire(import.meta.url);

let loaded: Font[] | undefined;

/** Read once. What the first file does not have, satori looks for in the others. */
export function bannerFonts(): Font[] {
  loaded ??= subsets.flatMap((subset, n) =>
    weights.map((weight) => ({
      name: n === 0 ? FONT_FAMILY : `${FONT_FAMILY} ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
    })),
  );
  return loaded;
}
