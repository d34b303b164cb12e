import { type Weight, widthInEm } from '../font/font.ts';

/** A piece of a text that stays on one line, and how wide it is, of the font's size. */
export interface Word {
  text: string;
  width: number;
  /** Nothing stands between it and the one before: they were one until a hyphen or a stroke. */
  isJoined: boolean;
}

export interface Writing {
  weight: Weight;
  spacing: number;
}

export function wordsOf(text: string, { weight, spacing }: Writing): Word[] {
  return text.split(' ').flatMap((whole) =>
    // Where a compound is already written with hyphens or strokes, it may break there.
    (whole.match(/[^-/–]+[-/–]*|[-/–]+/g) ?? []).map((part, n) => ({
      text: part,
      width: widthInEm(part, weight, spacing),
      isJoined: n > 0,
    })),
  );
}

const LEAST = 3;
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/i;
const unsplit = /^(ch|ck|ph|th|sh|sch|qu|gn)/i;

/**
 * A word in two, with a hyphen behind the first part, which is at most so wide. Between syllables if
 * one ends nearby, else wherever it has to be.
 */
export function hyphenated(word: Word, atMost: number, writing: Writing): [Word, Word] | undefined {
  const signs = [...word.text];
  const width = (text: string) => widthInEm(text, writing.weight, writing.spacing);
  const hyphen = width('-');
  let fitting = 0;
  let sum = hyphen;
  for (const sign of signs) {
    sum += width(sign);
    if (sum > atMost) break;
    fitting += 1;
  }
  const last = Math.min(fitting, signs.length - LEAST);
  if (last < 1) return undefined;
  const at = syllableEnd(signs, last);
  const head = `${signs.slice(0, at).join('')}-`;
  const tail = signs.slice(at).join('');
  return [
    { text: head, width: width(head), isJoined: word.isJoined },
    { text: tail, width: width(tail), isJoined: false },
  ];
}

/** The last place before a consonant that begins a syllable, unless that leaves too little. */
function syllableEnd(signs: readonly string[], last: number): number {
  const least = Math.max(LEAST, Math.ceil(last / 2));
  for (let at = last; at >= least; at -= 1) {
    const [before = '', first = '', second = ''] = [signs[at - 1], signs[at], signs[at + 1]];
    const begins = !vowels.test(first) && vowels.test(second);
    if (begins && !unsplit.test(`${before}${first}`)) return at;
  }
  return last;
}
