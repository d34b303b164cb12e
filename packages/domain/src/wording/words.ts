import { tagSpans } from '../ad/dynamic-tag.ts';

/** A word of a text, where it stands, and how it is compared. */
export interface Word {
  from: number;
  to: number;
  folded: string;
  isCapital: boolean;
}

const letters = /[\p{L}\p{M}\p{N}]+/gu;
const addresses = /(?:https?:\/\/|www\.)\S+/giu;

/** Without case and accents: 'ERFAHRENE' and 'Infirmière' are written in many ways. */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

const isCapital = (word: string): boolean => {
  const [first = '', second = ''] = word;
  return first !== first.toLowerCase() && (second === '' || second !== second.toUpperCase());
};

/** The words of a text; tags and addresses have none. */
export function wordsOf(text: string): Word[] {
  const skipped = [
    ...tagSpans(text),
    ...[...text.matchAll(addresses)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    })),
  ].sort((one, other) => one.from - other.from);
  let next = 0;
  const found: Word[] = [];
  for (const { index: from, 0: word } of text.matchAll(letters)) {
    const to = from + word.length;
    while ((skipped[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const isSkipped = (skipped[next]?.from ?? Number.POSITIVE_INFINITY) < to;
    const isMail = text[from - 1] === '@' || text[to] === '@';
    if (isSkipped || isMail) continue;
    found.push({ from, to, folded: folded(word), isCapital: isCapital(word) });
  }
  return found;
}
