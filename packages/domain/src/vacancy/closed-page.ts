import type { CalendarDate } from '../calendar/date.ts';
import { closedWords, fillers } from './closed-words.ts';

/** What is read of the page of a vacancy. */
interface ReadPage {
  title: string;
  /** By the data that pages hold for search engines; null where they hold none. */
  closesOn: CalendarDate | null;
  /** How many other vacancies that data tells of. */
  others: number;
  blocks: readonly { text: string }[];
}

/** A notice is short; in a long text the same words may tell of something else. */
const NOTICE_MAX = 200;

const inBetween = new Set(Object.values(fillers).flat());
const phrases = new Set(Object.values(closedWords).flat());

/** One sentence as the phrases are written: small letters, plain apostrophes, no fillers. */
const plain = (sentence: string): string =>
  sentence
    .toLocaleLowerCase('en')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !inBetween.has(word))
    .join(' ');

const isNotice = (text: string): boolean =>
  text.length <= NOTICE_MAX && text.split(/[.!?:;|–—\n]+/).some((part) => phrases.has(plain(part)));

/**
 * Whether a page that is there says that its vacancy is closed: by the day on which it closes, which decides where it is
 * told of one vacancy alone, else by a sentence of its own.
 */
export function isClosedPage(
  { title, closesOn, others, blocks }: ReadPage,
  today: string,
): boolean {
  if (closesOn !== null && others === 0) return closesOn < today;
  return isNotice(title) || blocks.some(({ text }) => isNotice(text));
}
