import type { WordingList } from './wording-list.ts';
import { folded, type Word } from './words.ts';

/** '(m/w/d)', 'H/F', 'm/v/x': the name of a job is meant for everyone. */
const genders = /(?<![\p{L}\p{N}])[mwfvhdxi](?: ?[/|] ?[mwfvhdxi]){1,3}(?![\p{L}\p{N}])/iu;

export const saysEveryone = (text: string): boolean => genders.test(text);

/** The other form right behind it: 'Pfleger:in', 'infirmier·ère', 'enfermero/a', 'enfermero(a)'. */
const otherForm = /^(?:[/:*_·•(]|\.(?=\p{L}))[-–]?\p{L}/u;

/** This many words around the name of a job its other form is looked for. */
const NEARBY = 4;

/** Whether the name of a job also has its other form beside it: 'infirmier ou infirmière'. */
export function isForEveryone(
  text: string,
  words: readonly Word[],
  at: number,
  end: number,
): boolean {
  const last = words[end - 1];
  if (last && otherForm.test(text.slice(last.to, last.to + 3))) return true;
  const name = words[at]?.folded ?? '';
  const near = words.slice(Math.max(0, at - NEARBY), end + NEARBY);
  return near.some(({ folded }) => folded !== name && isOtherForm(name, folded));
}

const isOtherForm = (name: string, other: string): boolean => {
  const stem = name.slice(0, Math.max(3, name.length - 3));
  return other.startsWith(stem);
};

/** Whether the name of a job only says of what kind the noun before it is: 'centro médico'. */
export function isAdjective(
  text: string,
  words: readonly Word[],
  at: number,
  { adjectives }: WordingList,
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!adjectives || !before || !word || !/^[ -]+$/.test(text.slice(before.to, word.from))) {
    return false;
  }
  const has = (list: readonly string[], one: Word) =>
    list.some((each) => folded(each) === one.folded);
  return has(adjectives.words, word) && !has(adjectives.beforeNouns, before);
}

/**
 * Tells names: a capital inside a sentence with another capital beside it, such as 'Ernst & Young'.
 * A headline In Which Most Words Have Capitals tells nothing.
 */
export function nameTest(text: string, words: readonly Word[], list: WordingList) {
  const capitals = words.filter(({ isCapital }) => isCapital).length;
  if (list.hasCapitalNouns || capitals * 2 > words.length) return () => false;
  const isBeside = (one: Word | undefined, other: Word | undefined) =>
    one?.isCapital && other?.isCapital && /^[ &-]{1,3}$/.test(text.slice(one.to, other.from));
  return (at: number, end: number): boolean => {
    const [first, last] = [words[at], words[end - 1]];
    if (!first?.isCapital) return false;
    return Boolean(isBeside(words[at - 1], first) || isBeside(last, words[end]));
  };
}
