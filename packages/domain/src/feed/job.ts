import { showDate } from '../calendar/date.ts';
import { cut } from '../field/cut.ts';
import { type Finding, finding } from '../finding.ts';
import { feedDay, plainText } from './feed-text.ts';
import type { JobField } from './field-names.ts';

/** A job as its feed tells of it; a text is empty where the feed says nothing. */
export interface FeedJob {
  id: string;
  title: string;
  url: string;
  company: string;
  description: string;
  category: string;
  jobType: string;
  salary: string;
  image: string;
  moreImages: readonly string[];
  region: string;
  postalCode: string;
  country: string;
  publishedOn: string | null;
  closesOn: string | null;
}

/** Of one element, what all its occurrences hold. */
export type JobValues = Partial<Record<JobField, readonly string[]>>;

export interface ReadJob {
  job: FeedJob;
  /** Each is one item of a catalogue; a job without any has an empty one. */
  places: readonly string[];
  findings: readonly Finding[];
}

export const JOB_ID_MAX = 100;
export const JOB_TITLE_MAX = 200;
export const JOB_URL_MAX = 2_000;
/** The catalogues of networks take no more. */
export const JOB_DESCRIPTION_MAX = 5_000;
const SHORT_TEXT_MAX = 200;
const PLACES_MAX = 50;
const IMAGES_MAX = 20;

const webAddress = /^https?:\/\/[^\s/?#@"<>]+(?:[/?#][^\s"<>]*)?$/i;

const isAddress = (text: string): boolean => text.length <= JOB_URL_MAX && webAddress.test(text);

function line(text: string | undefined, max = SHORT_TEXT_MAX): string {
  if (text === undefined) return '';
  const spaced = /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return cut(spaced.trim(), max);
}

const warning = (found: Finding): Finding => ({ ...found, severity: 'warning' });

/** Whether a job can be advertised with what was found about it. */
export const isRefused = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

/**
 * A job from what its elements hold, and what is wrong with it. `today` is a calendar date; a job that has closed
 * before is not advertised. Without an id its address serves as one: it is the same tomorrow.
 */
export function readJob(values: JobValues, today: string): ReadJob {
  const first = (field: JobField): string | undefined => values[field]?.[0];
  const url = (first('url') ?? '').trim();
  // Two more: where the last of them is half a character, it is seen all the same that the title is too long.
  const title = line(first('title'), JOB_TITLE_MAX + 2);
  const id = line(first('id'), JOB_URL_MAX);
  const images = [...(values.image ?? []), ...(values.moreImages ?? [])]
    .map((image) => image.trim())
    .filter(isAddress);
  const closing = line(first('closesOn'));
  const closesOn = feedDay(closing);
  const places = placesOf(values.place ?? []);
  const findings: Finding[] = [];
  if (title === '') findings.push(finding('feed.withoutTitle', 'title'));
  else if (title.length > JOB_TITLE_MAX) {
    findings.push(warning(finding('feed.longTitle', 'title', { max: JOB_TITLE_MAX })));
  }
  if (url === '') findings.push(finding('feed.withoutUrl', 'url'));
  else if (!isAddress(url)) findings.push(finding('feed.badUrl', 'url'));
  if (id === '') findings.push(warning(finding('feed.withoutId', 'id')));
  else if (id.length > JOB_ID_MAX) findings.push(finding('feed.longId', 'id', { max: JOB_ID_MAX }));
  if (places.length === 0) findings.push(warning(finding('feed.withoutPlace', 'place')));
  if (images.length === 0) findings.push(warning(finding('feed.withoutImage', 'image')));
  if (closesOn !== undefined && closesOn < today) {
    findings.push(finding('feed.closed', 'closesOn', { day: showDate(closesOn) }));
  } else if (closing !== '' && closesOn === undefined) {
    findings.push(warning(finding('feed.unreadableDay', 'closesOn', { text: cut(closing, 40) })));
  }
  return {
    job: {
      ...{ id: id === '' ? cut(url, JOB_URL_MAX) : id, title: cut(title, JOB_TITLE_MAX), url },
      company: line(first('company')),
      description: plainText(first('description') ?? '', JOB_DESCRIPTION_MAX),
      category: line(first('category')),
      jobType: line(first('jobType')),
      salary: line(first('salary')),
      image: images[0] ?? '',
      moreImages: images.slice(1, IMAGES_MAX),
      region: line(first('region')),
      postalCode: line(first('postalCode')),
      country: line(first('country')),
      publishedOn: feedDay(line(first('publishedOn'))) ?? null,
      closesOn: closesOn ?? null,
    },
    places: places.length === 0 ? [''] : places,
    findings,
  };
}

function placesOf(values: readonly string[]): readonly string[] {
  const only = values.length === 1 ? line(values[0]) : undefined;
  if (only !== undefined) return only === '' ? [] : [only];
  const named = values.map((value) => line(value)).filter((place) => place !== '');
  return [...new Set(named)].slice(0, PLACES_MAX);
}
