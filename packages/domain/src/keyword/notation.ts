import { type ChosenKeywords, type Keyword, type KeywordMatch, tidyKeyword } from './keyword.ts';

/** How a keyword is written down, as Google Ads does: [exact], "phrase", broad. */
export function writtenKeyword({ text, match }: Keyword): string {
  if (match === 'exact') return `[${text}]`;
  return match === 'phrase' ? `"${text}"` : text;
}

/** A choice as one list, what is excluded with a minus in front. */
export const writtenChoice = ({ wanted, excluded }: ChosenKeywords): string[] => [
  ...(wanted ?? []).map(writtenKeyword),
  ...excluded.map((one) => `-${writtenKeyword(one)}`),
];

export interface ReadKeyword extends Keyword {
  isExcluded: boolean;
}

/**
 * Reads a list that was typed or pasted: one keyword per line, or separated by commas. [exact] and
 * "phrase" say how it is matched, a minus in front excludes it; what says nothing is matched `usual`.
 */
export const readKeywords = (typed: string, usual: KeywordMatch): ReadKeyword[] =>
  typed
    .split(/[\n\r,;\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readKeyword(line, usual))
    .filter(({ text }) => text !== '');

function readKeyword(line: string, usual: KeywordMatch): ReadKeyword {
  const isExcluded = /^[-–−]\s*/.test(line);
  const rest = line.replace(/^[-–−]\s*/, '');
  const [, exact] = /^\[(.*)\]$/.exec(rest) ?? [];
  if (exact !== undefined) return { text: tidyKeyword(exact), match: 'exact', isExcluded };
  const [, phrase] = /^["“”„](.*)["“”„]$/.exec(rest) ?? [];
  if (phrase !== undefined) return { text: tidyKeyword(phrase), match: 'phrase', isExcluded };
  return { text: tidyKeyword(rest), match: usual, isExcluded };
}
