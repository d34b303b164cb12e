import { isBlank } from '../field/blank.ts';
import { graphemes } from '../field/count.ts';
import { atLeastFilled, firstFinding, maxLength, printableLine } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';

/** The lines of a responsive text ad; Google puts together what works best. */
export interface SearchCopy {
  headlines: readonly string[];
  descriptions: readonly string[];
}

export const searchLists = ['headlines', 'descriptions'] as const;
export type SearchList = (typeof searchLists)[number];

export interface SearchListSpec {
  /** So many must say something; they can not be taken away. */
  min: number;
  max: number;
  /** Characters of one line. */
  length: number;
  /** So many of them are shown together. */
  shown: number;
}

export const searchListSpecs: Record<SearchList, SearchListSpec> = {
  headlines: { min: 3, max: 15, length: 30, shown: 3 },
  descriptions: { min: 2, max: 4, length: 90, shown: 2 },
};

/** A step of the address below the headlines. */
export const LINK_PATH_MAX = 15;

export const emptySearchCopy = (): SearchCopy => ({
  headlines: Array.from({ length: searchListSpecs.headlines.min }, () => ''),
  descriptions: Array.from({ length: searchListSpecs.descriptions.min }, () => ''),
});

/** What is saved: empty lines are dropped. */
export const tidyLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => !isBlank(line));

/** What is wrong with one line; an empty one only counts among all of them. */
export const searchLineFinding = (
  list: SearchList,
  line: string,
  path: string = list,
): Finding | undefined =>
  firstFinding(line, [printableLine, maxLength(searchListSpecs[list].length)], path);

function listFindings(list: SearchList, lines: readonly string[]): Finding[] {
  const { min, max } = searchListSpecs[list];
  const filled = tidyLines(lines);
  return [
    atLeastFilled(min, [...lines], list),
    filled.length > max ? finding('search.tooManyLines', list, { max }) : undefined,
    ...lines.map((line, n) => searchLineFinding(list, line, `${list}.${n}`)),
  ].filter((found) => found !== undefined);
}

/** Everything that keeps a search ad from being saved. */
export const searchFindings = (copy: SearchCopy): Finding[] =>
  searchLists.flatMap((list) => listFindings(list, copy[list]));

/** Which lines say what an earlier one of their list says: allowed, and a waste. */
export function repeatedLines(lines: readonly string[]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [n, line] of lines.entries()) {
    const said = line.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
    if (said === '') continue;
    if (seen.has(said)) repeated.add(n);
    seen.add(said);
  }
  return repeated;
}

/** The lines that say something, each once. */
export function differentLines(lines: readonly string[]): string[] {
  const said = tidyLines(lines);
  const repeated = repeatedLines(said);
  return said.filter((_, n) => !repeated.has(n));
}

const fewLines = {
  headlines: 'search.fewHeadlines',
  descriptions: 'search.fewDescriptions',
} as const satisfies Record<SearchList, Finding['code']>;

/** Doubles are kept, but there are too few different lines for Google to show the ad. */
export function fewLinesWarning(list: SearchList, lines: readonly string[]): Finding | undefined {
  const { min } = searchListSpecs[list];
  const n = differentLines(lines).length;
  return n < min && tidyLines(lines).length >= min
    ? { code: fewLines[list], severity: 'warning', path: list, params: { min, n } }
    : undefined;
}

const SHOWN_STEPS = 2;

/** The first steps of an address, as Google writes them behind the host: each one cut short. */
export function shownPath(targetUrl: string): string[] {
  const path = /^https?:\/\/[^/?#]+\/([^?#]*)/i.exec(targetUrl)?.[1] ?? '';
  const steps = path.split('/').filter((step) => step !== '');
  return steps
    .slice(0, SHOWN_STEPS)
    .map((step) => graphemes(readable(step), LINK_PATH_MAX).join(''));
}

/** As a person would type it; what is not written in order stays as it is. */
function readable(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
