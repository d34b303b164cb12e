import { profileLabel } from '../campaign/profile.ts';
import { type Finding, finding } from '../finding.ts';
import { titleForms } from '../keyword/title-forms.ts';
import { cityOf } from './dynamic-tag.ts';
import { differentLines, type SearchCopy, searchListSpecs } from './search-copy.ts';
import { wholeWords } from './truncation.ts';

export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

/** What the job of a campaign is called, and where it is: people search for these. */
export interface SearchedJob {
  title: string;
  profiles: readonly { name: string; localName?: string }[];
  locations: readonly { name: string }[];
}

/** How much a search ad gives Google to choose from. It advises, and never keeps from saving. */
export interface SearchStrength {
  level: StrengthLevel;
  /** From 0 to 1. */
  share: number;
  /** What would help most, in this order. */
  advice: Finding[];
}

/** Different lines beyond these add little. */
const ENOUGH_HEADLINES = 8;
const ENOUGH_DESCRIPTIONS = 4;

/** Of the whole; they add up to 1. */
const weights = { headlines: 0.5, descriptions: 0.2, job: 0.15, place: 0.15 };

const levelOf = (share: number): StrengthLevel =>
  share >= 0.9 ? 'strong' : share >= 0.65 ? 'good' : share >= 0.4 ? 'fair' : 'weak';

export function searchStrength(copy: SearchCopy, job: SearchedJob): SearchStrength {
  const headlines = differentLines(copy.headlines);
  const descriptions = differentLines(copy.descriptions);
  const said = new Set(headlines.flatMap(wordsOf));
  const { names, places } = keywordsOf(job);
  // What no one knows can not be asked for.
  const missingName = unnamed(names, said);
  const missingPlace = unnamed(places, said);
  const share =
    weights.headlines * Math.min(1, headlines.length / ENOUGH_HEADLINES) +
    weights.descriptions * Math.min(1, descriptions.length / ENOUGH_DESCRIPTIONS) +
    (headlines.length > 0 && !missingName ? weights.job : 0) +
    (headlines.length > 0 && !missingPlace ? weights.place : 0);
  const advice = [
    missingName && finding('search.nameJob', 'headlines', { word: missingName }),
    missingPlace && finding('search.namePlace', 'headlines', { word: missingPlace }),
    more('search.moreHeadlines', 'headlines', ENOUGH_HEADLINES - headlines.length),
    more('search.moreDescriptions', 'descriptions', ENOUGH_DESCRIPTIONS - descriptions.length),
  ].filter((found) => typeof found === 'object');
  return { level: levelOf(share), share, advice };
}

const more = (
  code: 'search.moreHeadlines' | 'search.moreDescriptions',
  path: string,
  n: number,
): Finding | undefined => (n > 0 ? finding(code, path, { n }) : undefined);

/** Short words say nothing about a job. */
const WORD_MIN = 3;
const fillers = new Set(
  'and for the with you your our are een het van voor met bij und der die das für mit les des pour'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= WORD_MIN && !fillers.has(word));

/** Something to be named, and the words that name it: one is enough, headlines are short. */
interface Keyword {
  name: string;
  words: readonly string[];
}

/** Asked with every key, about the same job. */
const known = new WeakMap<SearchedJob, ReturnType<typeof foundKeywords>>();

function keywordsOf(job: SearchedJob) {
  const keywords = known.get(job) ?? foundKeywords(job);
  known.set(job, keywords);
  return keywords;
}

function foundKeywords({ title, profiles, locations }: SearchedJob) {
  const asKeyword = (name: string): Keyword => ({ name, words: wordsOf(name) });
  const places = locations.map(({ name }) => asKeyword(cityOf(name)));
  const inPlaces = new Set(places.flatMap(({ words }) => words));
  // 'Nurse in Groningen' names a job; that it is in Groningen is another matter.
  const called = profiles.flatMap((profile) => [
    ...titleForms(profileLabel(profile)),
    ...titleForms(profile.name),
  ]);
  const names = [...called, title].map((name) => ({
    name,
    words: wordsOf(name).filter((word) => !inPlaces.has(word)),
  }));
  const known = ({ words }: Keyword) => words.length > 0;
  return { names: names.filter(known), places: places.filter(known) };
}

/** The first of them, when none of them is named. */
const unnamed = (all: readonly Keyword[], said: ReadonlySet<string>): string | undefined =>
  all.length === 0 || all.some(({ words }) => words.some((word) => said.has(word)))
    ? undefined
    : example(all[0]?.name ?? '');

/** As much of a name as goes into a headline: what stands before the first comma, in whole words. */
function example(name: string): string {
  const [main = ''] = name.split(/[,;:|(–—]| - /);
  return wholeWords(main.trim(), searchListSpecs.headlines.length);
}
