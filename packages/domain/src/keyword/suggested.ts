import type { Language } from '../campaign/language.ts';
import {
  cleanedKeyword,
  KEYWORDS_MAX,
  type Keyword,
  keywordFinding,
  USUAL_MATCH,
} from './keyword.ts';
import { titleForms } from './title-forms.ts';

/** What a job is called in a language: its name, and its other names. */
export interface JobTitles {
  name?: string | undefined;
  synonyms: readonly string[];
}

export type TitlesOfJob = Partial<Record<Language, JobTitles>>;

/**
 * What people search for who look for these jobs, in the language of the campaign and then in English:
 * first the names of all jobs, then their other names. What Google would refuse is left out.
 */
export function suggestedKeywords(jobs: readonly TitlesOfJob[], language: Language): Keyword[] {
  const titles = [language, 'en' as const].flatMap((spoken) => [
    ...jobs.flatMap((job) => job[spoken]?.name ?? []),
    ...jobs.flatMap((job) => job[spoken]?.synonyms ?? []),
  ]);
  const texts = titles.flatMap(titleForms).map(cleanedKeyword);
  return [...new Set(texts)]
    .filter((text) => keywordFinding(text) === undefined)
    .slice(0, KEYWORDS_MAX)
    .map((text) => ({ text, match: USUAL_MATCH }));
}

/** What a person may type to find the job: a keyword, and the place unless the keyword says it. */
export function exampleSearch(keyword: string, place: string): string {
  const [words, where] = [cleanedKeyword(keyword), cleanedKeyword(place)];
  return words.includes(where) ? words : `${words} ${where}`.trim();
}
