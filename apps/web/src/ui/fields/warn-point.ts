import { countCodePoints } from './counted-text.ts';

interface WarnLimits {
  warnLength?: number;
  warnLineBreaks?: number;
  count?: (text: string) => number;
}

/** Made when it is wanted: the first use of Intl takes a browser 35 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Letters that are a character each, whatever stands beside them within this range. */
const onlyLatin = /^[\n -~\u00a0-\u024f]*$/;

/** No writing takes more units for one character as a person sees it. */
const UNITS_PER_CHARACTER = 32;

/**
 * Where the text passes the advised length, always between two characters as a person sees them. Each
 * of them counts one at least, so nothing behind so many matters, however long the text is.
 */
function lengthPoint(text: string, warnLength: number, count: (text: string) => number) {
  if (count(text) <= warnLength) return text.length;
  // One more: an accent of its own may follow the last.
  if (onlyLatin.test(text.slice(0, warnLength + 1))) return warnLength;
  const starts: number[] = [];
  segmenter ??= new Intl.Segmenter();
  for (const { index } of segmenter.segment(
    text.slice(0, (warnLength + 1) * UNITS_PER_CHARACTER),
  )) {
    starts.push(index);
    if (starts.length > warnLength) break;
  }
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (count(text.slice(0, starts[middle])) <= warnLength) low = middle;
    else high = middle - 1;
  }
  return starts[low] ?? text.length;
}

function lineBreakPoint(text: string, warnLineBreaks: number) {
  let at = -1;
  for (let seen = 0; seen <= warnLineBreaks; seen += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return text.length;
  }
  return at;
}

export function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** Index of the first character that may be lost; the text's length when all of it is safe. */
export function warnPoint(text: string, limits: WarnLimits): number {
  const { warnLength, warnLineBreaks, count = countCodePoints } = limits;
  return Math.min(
    warnLength === undefined ? text.length : lengthPoint(text, warnLength, count),
    warnLineBreaks === undefined ? text.length : lineBreakPoint(text, warnLineBreaks),
  );
}
