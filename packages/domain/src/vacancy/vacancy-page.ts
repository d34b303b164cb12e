import type { CalendarDate } from '../calendar/date.ts';

/**
 * Where the vacancy stood on its page: in data made for search engines, in a script or in the markup of what people
 * read, or only in what they read.
 */
export const vacancySources = ['jobPosting', 'markup', 'page'] as const;
export type VacancySource = (typeof vacancySources)[number];

/** A piece of the page's text: a heading, a paragraph, or one entry of a list. */
export interface VacancyBlock {
  kind: 'heading' | 'text' | 'item';
  text: string;
}

/** A place as the page names it; what it does not name is empty. */
export interface VacancyPlace {
  name: string;
  region: string;
  country: string;
}

/** What was read of the page of a vacancy, before it is judged. Texts are plain, and empty where nothing was found. */
export interface VacancyPage {
  source: VacancySource;
  title: string;
  company: string;
  places: readonly VacancyPlace[];
  blocks: readonly VacancyBlock[];
  /** What people read beside a description that the vacancy has of its own; ads are not made of it. */
  pageText: readonly VacancyBlock[];
  /** As the page declares it, such as 'nl-NL'. */
  declaredLanguage: string;
  /** The address that the page itself gives for the vacancy. */
  address: string;
  image: string;
  logo: string;
  /** The last day on which one can apply. */
  closesOn: CalendarDate | null;
  referenceNumber: string;
  /** How many other vacancies the page describes. */
  others: number;
}

/** What may be read of one page. */
export const VACANCY_PAGE_MEGABYTES_MAX = 3;
export const VACANCY_ADDRESS_MAX = 1000;
