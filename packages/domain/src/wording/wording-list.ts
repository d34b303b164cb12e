import type { Language } from '../campaign/language.ts';

/** What kind of wording a reason speaks of. */
export const wordingKinds = {
  masculine: 'gender',
  feminine: 'gender',
  oneGender: 'gender',
  title: 'gender',
  young: 'age',
  ageLimit: 'age',
  littleExperience: 'age',
  origin: 'discrimination',
  mothertongue: 'discrimination',
  belief: 'discrimination',
  health: 'discrimination',
  looks: 'discrimination',
  family: 'discrimination',
  cliche: 'jargon',
  longSentence: 'overlong',
  longParagraph: 'overlong',
} as const;

export type WordingReason = keyof typeof wordingKinds;
export type WordingKind = (typeof wordingKinds)[WordingReason];

/**
 * Words that are marked for one reason. Case and accents do not matter. A star stands for any
 * letters at the beginning or the end of a word, # for an age and ## for a few years in digits; between
 * two words there may be a space, a hyphen or the like. `{word}` in a proposal is what was written.
 */
export interface WordingTerm {
  words: readonly string[];
  reason: Exclude<WordingReason, 'longSentence' | 'longParagraph'>;
  proposals: readonly string[];
  /** The study or ruling that names the words, the law that forbids what they ask for, or our own list. */
  source: string;
}

export interface WordingList {
  language: Language;
  terms: readonly WordingTerm[];
  /** Longer phrases in which such words are harmless. */
  harmless: readonly string[];
  /** Phrases that say that everyone is meant: beside them the name of a job may have one form. */
  everyone: readonly string[];
  /** Names of jobs that behind a noun say of what kind it is: 'soporte técnico'. */
  adjectives?: {
    words: readonly string[];
    /** Behind these a noun follows, so that the name of a job is one. */
    beforeNouns: readonly string[];
  };
  /** Set where an article has another form before a vowel: 'a', 'an'. */
  hasArticleByVowel?: true;
  /** Set where nouns have capitals, so that a capital does not tell a name. */
  hasCapitalNouns?: true;
}

/** Terms with one reason and source, a line each: the words, and what could stand there instead. */
export const terms = (
  reason: WordingTerm['reason'],
  source: string,
  lines: Readonly<Record<string, string>>,
): WordingTerm[] =>
  Object.entries(lines).map(([words, proposals]) => ({
    ...{ reason, source },
    words: words.split(' | '),
    proposals: proposals === '' ? [] : proposals.split(' | '),
  }));
