// Writes src/font/advances.ts: how wide every sign of the banners' font is. And into the domain which signs
// there are, because the rules ask whether a text can be drawn.
// Run it after an update of @fontsource/inter: node packages/banners/font/build-advances.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readAdvances } from './read-woff.mjs';

const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const weights = [500, 700];
const target = join(import.meta.dirname, '..', 'src', 'font', 'advances.ts');
const signsTarget = join(
  ...[import.meta.dirname, '..', '..', 'domain', 'src', 'ad', 'banner-signs.ts'],
);

const inPackage = createRequire(import.meta.url);
/** @type {Record<string, string>} */
const unicode = inPackage('@fontsource/inter/unicode.json');

/**
 * The browser takes a file for the signs of its range only, so nothing outside counts.
 * @param {string} ranges
 */
function isInRange(ranges) {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  return (/** @type {number} */ sign) =>
    bounds.some(([from = 0, to = 0]) => sign >= from && sign <= to);
}

/**
 * Neither what has no shape nor what only stands on another sign.
 * @param {number} sign
 */
const isDrawn = (sign) => sign === 0x20 || /^[^\p{C}\p{Z}\p{M}]$/u.test(String.fromCodePoint(sign));

/** @param {number} weight */
function advancesOf(weight) {
  /** @type {Map<number, number>} */
  const all = new Map();
  for (const subset of subsets) {
    const file = inPackage.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
    const isMeant = isInRange(unicode[subset] ?? '');
    for (const [sign, advance] of readAdvances(readFileSync(file))) {
      if (isMeant(sign) && isDrawn(sign)) all.set(sign, advance);
    }
  }
  return [...all].sort(([a], [b]) => a - b);
}

/**
 * Neighbours share a run: its first sign, then the width of each.
 * @param {[number, number][]} advances
 */
function runsOf(advances) {
  /** @type {string[]} */
  const runs = [];
  let next = -1;
  for (const [sign, advance] of advances) {
    if (sign === next) runs.push(`${runs.pop()} ${advance}`);
    else runs.push(`${sign.toString(16)}: ${advance}`);
    next = sign + 1;
  }
  return runs;
}

const tables = weights.map((weight) => {
  const lines = runsOf(advancesOf(weight)).map((run) => `    '${run}',`);
  return `  ${weight}: [\n${lines.join('\n')}\n  ],`;
});
writeFileSync(
  target,
  `// Written by font/build-advances.mjs from the files of @fontsource/inter.
// In each run: the first sign, and from there on how wide each sign is, of 2048 for the font's size.
export const runs = {
${tables.join('\n')}
} as const;
`,
);

/** @param {[number, number][]} advances */
function rangesOf(advances) {
  return runsOf(advances).map((run) => {
    const [first = '', widths = ''] = run.split(': ');
    const length = widths.split(' ').length;
    return length === 1
      ? first
      : `${first}-${(Number.parseInt(first, 16) + length - 1).toString(16)}`;
  });
}

/** @param {readonly string[]} words */
function linesOf(words) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 90) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

const rangeLines = linesOf(rangesOf(advancesOf(500)));
const ranges = rangeLines.map((line, n) => `  '${line}${n < rangeLines.length - 1 ? ' ' : ''}'`);
writeFileSync(
  signsTarget,
  `// Written by packages/banners/font/build-advances.mjs from the files of @fontsource/inter.
/** The signs that the font of the banners has, as ranges of code points. */
export const bannerSigns =
${ranges.join(' +\n').replace(/^ {2}/gm, '  ')};
`,
);
