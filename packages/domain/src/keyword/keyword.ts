import { type Finding, finding } from '../finding.ts';

/** How near a search has to come to a keyword: word for word, with it inside, or about it. */
export const keywordMatches = ['phrase', 'exact', 'broad'] as const;
export type KeywordMatch = (typeof keywordMatches)[number];

export interface Keyword {
  text: string;
  match: KeywordMatch;
}

/** What people search for to see the ads, and what they must not search for. */
export interface Keywords {
  wanted: readonly Keyword[];
  excluded: readonly Keyword[];
}

/** What was chosen for a campaign or a template. Without `wanted` these are the job profiles' names. */
export interface ChosenKeywords {
  wanted: readonly Keyword[] | null;
  excluded: readonly Keyword[];
}

/** How suggested keywords are searched for, and typed ones where nothing else is said. */
export const USUAL_MATCH = 'phrase' satisfies KeywordMatch;

/** Google's limits of one keyword. */
export const KEYWORD_MAX = 80;
export const KEYWORD_WORDS_MAX = 10;
/** Ours, of each list: more would only say the same again. */
export const KEYWORDS_MAX = 100;

/** What Google does not take in a keyword. A hyphen, an ampersand, an apostrophe and a point it does. */
const refusedSigns = /[^\p{L}\p{M}\p{N}\s&'’.+#/_-]/gu;

/** A keyword as it is kept: Google tells neither capitals nor spaces apart. */
export const tidyKeyword = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The same, without the signs that Google refuses. */
export const cleanedKeyword = (text: string): string =>
  tidyKeyword(text.normalize('NFC').replace(refusedSigns, ' '));

export const isSameKeyword = (one: Keyword, other: Keyword): boolean =>
  one.match === other.match && tidyKeyword(one.text) === tidyKeyword(other.text);

/** Why Google would not take a keyword. */
export function keywordFinding(typed: string, path = 'keywords'): Finding | undefined {
  const text = tidyKeyword(typed);
  if (text === '') return finding('keyword.empty', path);
  const [sign] = text.match(refusedSigns) ?? [];
  if (sign !== undefined) return finding('keyword.sign', path, { sign, text });
  if (text.length > KEYWORD_MAX)
    return finding('keyword.tooLong', path, { max: KEYWORD_MAX, text: text.slice(0, KEYWORD_MAX) });
  return text.split(' ').length > KEYWORD_WORDS_MAX
    ? finding('keyword.tooManyWords', path, { max: KEYWORD_WORDS_MAX, text })
    : undefined;
}

/** What is wrong with a choice of keywords. That none is left is for the launch to say. */
export function keywordsFindings({ wanted, excluded }: ChosenKeywords): Finding[] {
  return [...listFindings(wanted ?? [], 'wanted'), ...listFindings(excluded, 'excluded')];
}

function listFindings(list: readonly Keyword[], path: 'wanted' | 'excluded'): Finding[] {
  const seen = new Set<string>();
  return [
    ...(list.length > KEYWORDS_MAX
      ? [finding('keyword.tooMany', path, { max: KEYWORDS_MAX })]
      : []),
    ...list.flatMap(({ text, match }, n): Finding[] => {
      const at = `${path}.${n}`;
      const key = `${match} ${tidyKeyword(text)}`;
      if (seen.has(key)) return [finding('keyword.twice', at, { text: tidyKeyword(text) })];
      seen.add(key);
      return [keywordFinding(text, at)].filter((found) => found !== undefined);
    }),
  ];
}

/** As it is kept; what says nothing of its own is no choice. */
export function tidyChoice(choice: ChosenKeywords | null): ChosenKeywords | null {
  if (choice === null) return null;
  const tidy = (list: readonly Keyword[]) =>
    list.map(({ text, match }) => ({ text: tidyKeyword(text), match }));
  const { wanted, excluded } = choice;
  return wanted === null && excluded.length === 0
    ? null
    : { wanted: wanted && tidy(wanted), excluded: tidy(excluded) };
}

/** What a campaign is searched by: what was chosen, else what the job profiles suggest. */
export const keywordsOf = (
  chosen: ChosenKeywords | null,
  suggested: readonly Keyword[],
): Keywords => ({
  wanted: chosen?.wanted ?? suggested,
  excluded: chosen?.excluded ?? [],
});

/** Whether a person has taken every keyword away. */
export const hasNoKeyword = (chosen: ChosenKeywords | null): boolean =>
  chosen?.wanted?.length === 0;

/** The wanted keywords that are never searched for, because an excluded one shuts them out. */
export const shutOut = ({ wanted, excluded }: Keywords): Keyword[] =>
  wanted.filter(({ text }) => excluded.some((one) => shutsOut(one, text)));

function shutsOut({ text, match }: Keyword, wanted: string): boolean {
  const words = wordsOf(wanted);
  const excluded = wordsOf(text);
  if (match === 'exact') return words.join(' ') === excluded.join(' ');
  if (match === 'phrase') return ` ${words.join(' ')} `.includes(` ${excluded.join(' ')} `);
  return excluded.every((word) => words.includes(word));
}

const wordsOf = (text: string): string[] => tidyKeyword(text).split(' ');
