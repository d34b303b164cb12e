let segmenter: Intl.Segmenter | undefined;
/** Characters as a person sees them. Made when it is wanted: the first use of Intl takes a browser 35 ms. */
export const segments = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
};

const onlyAscii = /^[\t\n -~]*$/;
/** Letters that are a character each, whatever stands beside them within this range. */
const onlyLatin = /^[ -~\u00a0-\u024f]*$/;

/**
 * More code units than this for one character are no writing: the longest emoji families take about
 * a dozen. Texts are refused beyond limit × this before anyone counts.
 */
export const UNITS_PER_CHARACTER = 20;

/** The segmenter takes quadratic time, so long texts are counted piece by piece. */
const PIECE = 512;
// Before one of these a new character begins, whatever stands in front of it (but a joiner).
const surelyBegins =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Extended_Pictographic}\s]/u;

/**
 * Characters as a person counts them: an emoji with its skin tone or a letter with its accents is
 * one. Counters, limits, truncation and insertion all count this way.
 */
export function countCharacters(text: string): number {
  if (onlyAscii.test(text)) return text.length;
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const to = endOfPiece(text, from);
    for (const _ of segments(text.slice(from, to))) count += 1;
    from = to;
  }
  return count;
}

/** A place to cut after some 500 units; where none is sure within twice that, at a whole letter. */
function endOfPiece(text: string, from: number): number {
  const furthest = Math.min(from + 2 * PIECE, text.length);
  for (let at = from + PIECE; at < furthest; at += 1) {
    if (surelyBegins.test(text.slice(at, at + 2)) && text[at - 1] !== '\u200d') return at;
  }
  const afterHalf = /[\ud800-\udbff]/.test(text[furthest - 1] ?? '') && furthest < text.length;
  return afterHalf ? furthest - 1 : furthest;
}

export function countLineBreaks(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}

/** The first characters of a text, as a person counts them. */
export function graphemes(text: string, atMost: number): string[] {
  // One more: an accent of its own may follow the last.
  const head = text.slice(0, atMost + 1);
  if (onlyLatin.test(head)) return head.slice(0, atMost).split('');
  const found: string[] = [];
  for (const { segment } of segments(text.slice(0, atMost * UNITS_PER_CHARACTER))) {
    if (found.length === atMost) break;
    found.push(segment);
  }
  return found;
}
