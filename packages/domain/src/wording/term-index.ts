import type { WordingList, WordingTerm } from './wording-list.ts';
import { folded, type Word } from './words.ts';

/** What a phrase of a list is: a term, or one of the two that keep terms from being marked. */
export type PhraseMeaning = WordingTerm | 'harmless' | 'everyone';

interface Phrase {
  parts: readonly ((word: string) => boolean)[];
  /** The more letters it names, the more exact it is. */
  letters: number;
  meaning: PhraseMeaning;
}

export interface FoundPhrase {
  meaning: PhraseMeaning;
  /** The first word behind it. */
  end: number;
}

/** Longer stems and endings are not in the lists; longer words are compared up to here. */
const LONGEST_PART = 24;

const isAge = (word: string): boolean => /^(?:1[4-9]|[2-6]\d)$/.test(word);

const isFewYears = (word: string): boolean => /^(?:[1-9]|10)$/.test(word);

/** Between two words of a phrase: a space, a hyphen, an apostrophe; not the end of a sentence. */
const joint = /^[\s\-–'’/&+.,]+$/u;

function partTest(part: string): (word: string) => boolean {
  if (part === '#') return isAge;
  if (part === '##') return isFewYears;
  const words = folded(part.replaceAll('*', ''));
  const [isEnd, isStem] = [part.startsWith('*'), part.endsWith('*')];
  if (isEnd && isStem) return (word) => word.includes(words);
  if (isStem) return (word) => word.startsWith(words);
  if (isEnd) return (word) => word.endsWith(words);
  return (word) => word === words;
}

/** The phrases of a list by their first word, so that a text is read once however long the list is. */
export function indexOf(list: WordingList) {
  const whole = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  const endings = new Map<string, Phrase[]>();
  const numbers: Phrase[] = [];

  function add(written: string, meaning: PhraseMeaning): void {
    const parts = written.split(' ');
    const [first = ''] = parts;
    const phrase = {
      parts: parts.map(partTest),
      letters: written.replaceAll('*', '').length,
      meaning,
    };
    const key = folded(first.replaceAll('*', ''));
    if (first.startsWith('#')) numbers.push(phrase);
    else {
      const map = first.startsWith('*') ? endings : first.endsWith('*') ? stems : whole;
      map.set(key, [...(map.get(key) ?? []), phrase]);
    }
  }
  for (const term of list.terms) for (const written of term.words) add(written, term);
  for (const written of list.harmless) add(written, 'harmless');
  for (const written of list.everyone) add(written, 'everyone');

  function* beginningWith(word: string): Generator<Phrase> {
    yield* whole.get(word) ?? [];
    for (let n = 2; n <= Math.min(word.length, LONGEST_PART); n += 1) {
      yield* stems.get(word.slice(0, n)) ?? [];
      yield* endings.get(word.slice(-n)) ?? [];
    }
    if (isAge(word) || isFewYears(word)) yield* numbers;
  }

  /** The longest phrase that begins with this word; of equal ones the most exact. */
  return function phraseAt(text: string, words: readonly Word[], at: number) {
    let best: Phrase | undefined;
    for (const phrase of beginningWith(words[at]?.folded ?? '')) {
      if (!isThere(phrase, text, words, at)) continue;
      const longer = phrase.parts.length - (best?.parts.length ?? 0);
      if (longer > 0 || (longer === 0 && phrase.letters >= (best?.letters ?? 0))) best = phrase;
    }
    return best && { meaning: best.meaning, end: at + best.parts.length };
  };
}

const isThere = (phrase: Phrase, text: string, words: readonly Word[], at: number): boolean =>
  phrase.parts.every((fits, n) => {
    const word = words[at + n];
    if (!word || !fits(word.folded)) return false;
    const before = n > 0 ? words[at + n - 1] : undefined;
    return !before || isJoined(text, before, word);
  });

function isJoined(text: string, before: Word, word: Word): boolean {
  if (word.from - before.to > 3) return false;
  const between = text.slice(before.to, word.from);
  return joint.test(between) && !(between.includes('.') && word.isCapital);
}
