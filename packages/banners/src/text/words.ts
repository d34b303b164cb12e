import { type Weight, widthInEm } from '../font/font.ts';
import { memory } from './memory.ts';

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

/** While a person types, most words are those of a moment ago. */
const known = memory<Word[]>();

export const wordsOf = (text: string, writing: Writing): Word[] =>
  known(`${writing.weight} ${writing.spacing} ${text}`, () => split(text, writing));

const split = (text: string, { weight, spacing }: Writing): Word[] =>
  text.split(' ').flatMap((whole) =>
    (/[-/–]/.test(whole) ? whole.split(seams) : [whole]).map((part, n) => ({
      text: part,
      width: widthInEm(part, weight, spacing),
      isJoined: n > 0,
    })),
  );

/** Behind a hyphen or a stroke, where it leaves more than a syllable on both sides: not in "(m/f)". */
const seams = /(?<=[^-/–]{3}[-/–])(?=[^-/–]{3})/;

const LEAST = 3;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/i;
// Consonants that begin a syllable together in the languages of our campaigns.
const onset =
  /^(?:schw?[lmnr]?|str|spr?|pfl?|chr?|th|ph|qu|gn|kn|zw|sh|st|sk|[bcfgkp][lr]|[dtv]r|.)$/i;

/**
 * A word in two, with a hyphen behind the first part, which is at most so wide. Between syllables if
 * one ends nearby, else wherever it has to be.
 */
export function hyphenated(
  word: Word,
  atMost: number,
  writing: Writing,
): { parts: [Word, Word]; isRough: boolean } | undefined {
  const signs = [...word.text];
  const width = (text: string) => widthInEm(text, writing.weight, writing.spacing);
  let fitting = 0;
  let used = width('-');
  for (const sign of signs) {
    used += width(sign);
    if (used > atMost) break;
    fitting += 1;
  }
  const last = Math.min(fitting, signs.length - LEAST);
  if (last < 1) return undefined;
  const syllable = syllableEnd(signs, last);
  const at = syllable ?? last;
  const head = `${signs.slice(0, at).join('')}-`;
  const tail = signs.slice(at).join('');
  return {
    parts: [
      { text: head, width: width(head), isJoined: word.isJoined },
      { text: tail, width: width(tail), isJoined: false },
    ],
    isRough: syllable === undefined,
  };
}

/** The last place where a syllable begins, unless that leaves too little. */
function syllableEnd(signs: readonly string[], last: number): number | undefined {
  const least = Math.max(LEAST, Math.ceil(last / 2));
  for (let at = last; at >= least; at -= 1) {
    if (beginsSyllable(signs, at)) return at;
  }
  return undefined;
}

/** From here to the next vowel stand consonants that belong together, and no more could. */
function beginsSyllable(signs: readonly string[], at: number): boolean {
  let next = at;
  while (next < signs.length && !vowel.test(signs[next] ?? '')) next += 1;
  if (next === at || next === signs.length) return false;
  const isWhole = onset.test(signs.slice(at, next).join(''));
  const before = signs[at - 1] ?? '';
  return isWhole && (vowel.test(before) || !onset.test(signs.slice(at - 1, next).join('')));
}
