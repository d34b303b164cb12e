import type { CalendarDate } from '../calendar/date.ts';
import { detailFinding, REFERENCE_NUMBER_MAX } from '../campaign/details.ts';
import { type Language, languages } from '../campaign/language.ts';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { VacancyGap } from './vacancy-gap.ts';
import { vacancyLanguage } from './vacancy-language.ts';
import {
  VACANCY_ADDRESS_MAX,
  type VacancyBlock,
  type VacancyPage,
  type VacancyPlace,
} from './vacancy-page.ts';
import { type VacancySentences, vacancySentences } from './vacancy-sentences.ts';
import { hoursIn, vacancyTitle } from './vacancy-title.ts';
import { vacancyWords } from './vacancy-words.ts';

/** What a vacancy is, as far as its page tells. */
export interface VacancyReading extends VacancySentences {
  title: string;
  company: string;
  hours: string;
  places: readonly VacancyPlace[];
  /** Undefined where it is none of those that campaigns can have. */
  language: Language | undefined;
  targetUrl: string;
  referenceNumber: string;
  closesOn: CalendarDate | null;
  gaps: readonly VacancyGap[];
}

/** The addresses that are asked for one as people type it, in this order: most leave out how it begins. */
export function vacancyAddresses(typed: string): [string, ...string[]] {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address)
    ? [address]
    : [`https://${address}`, `http://${address}`];
}

/** What is wrong with the address of a vacancy as it was typed, before it is asked. */
export function vacancyAddressFinding(typed: string): Finding | undefined {
  const [address] = vacancyAddresses(typed);
  const rules = [required, printableLine, maxLength(VACANCY_ADDRESS_MAX)];
  const found = firstFinding(address, rules, 'url');
  if (found) return found;
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(address)
    ? undefined
    : finding('vacancyPage.badAddress', 'url');
}

/** Undefined where nothing on the page tells of a vacancy. */
export function readingOf(
  page: VacancyPage,
  { url, today, fallback }: { url: string; today: CalendarDate; fallback: Language },
): VacancyReading | undefined {
  const text = page.blocks.map((block) => block.text).join(' ');
  const title = vacancyTitle(page.title, page.company);
  if (title === '' || (page.source === 'page' && !tellsOfVacancy(`${page.title} ${text}`))) {
    return undefined;
  }
  const language = vacancyLanguage(page.declaredLanguage, text);
  const said = vacancySentences(page.blocks, language ?? fallback);
  const targetUrl = landingPage([url, page.address]);
  const places =
    page.places.length > 0 ? page.places : placesIn([...page.blocks, ...page.pageText]);
  const gaps: (VacancyGap | false)[] = [
    page.closesOn !== null && page.closesOn < today && 'closed',
    page.others > 0 && 'several',
    page.source === 'page' && 'pageOnly',
    page.company === '' && 'company',
    places.length === 0 && 'place',
    !language && 'language',
    targetUrl === '' && 'landingPage',
    said.sentences.length === 0 && 'sentences',
  ];
  return {
    ...said,
    title,
    company: page.company,
    hours: hoursIn(page.title),
    places,
    language,
    targetUrl,
    referenceNumber: page.referenceNumber.length > REFERENCE_NUMBER_MAX ? '' : page.referenceNumber,
    closesOn: page.closesOn,
    gaps: gaps.filter((gap) => gap !== false),
  };
}

const TEXT_MIN = 200;
const DIFFERENT_WORDS = 3;

/** Whether a text has several of the words that vacancies have in some language. */
function tellsOfVacancy(text: string): boolean {
  if (text.length < TEXT_MIN) return false;
  return languages.some((language) => {
    const found = text.match(vacancyWords[language].telling) ?? [];
    return new Set(found.map((word) => word.toLowerCase())).size >= DIFFERENT_WORDS;
  });
}

/** The first address that ads can lead to: the page that was read, else the one it names itself. */
const landingPage = (addresses: readonly string[]): string =>
  addresses
    .map((address) => address.split('#')[0] ?? '')
    .find((address) => address !== '' && !detailFinding('targetUrl', address)) ?? '';

const PLACE_MAX = 60;

/** Where the work is, by a label: 'Locatie: Groningen', or a heading and what stands below it. */
function placesIn(blocks: readonly VacancyBlock[]): VacancyPlace[] {
  const labels = languages.map((language) => vacancyWords[language].place);
  for (const [at, { text }] of blocks.entries()) {
    if (text.length > 2 * PLACE_MAX || !labels.some((label) => label.test(text))) continue;
    const [, behind = ''] = /^[^:]{1,40}:\s*(.+)$/.exec(text) ?? [];
    const name = behind || (text.length <= PLACE_MAX ? (blocks[at + 1]?.text ?? '') : '');
    if (name !== '' && name.length <= PLACE_MAX) return [placeNamed(name)];
  }
  return [];
}

/** 'Groningen, Nederland' or '9713 GZ Groningen' is a town with something beside it. */
function placeNamed(text: string): VacancyPlace {
  const [name = '', ...rest] = text
    .replace(/\b\d{4,5}(?:\s?[A-Z]{2})?\b/g, ' ')
    .split(/[,(|/·]/)
    .map((part) => part.replace(/[\s).]+/g, ' ').trim());
  return { name, region: '', country: rest.at(-1) ?? '' };
}
