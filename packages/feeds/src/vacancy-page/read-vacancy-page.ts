import {
  cut,
  feedDay,
  VACANCY_ADDRESS_MAX,
  type VacancyBlock,
  type VacancyPage,
  type VacancyPlace,
  type VacancySource,
} from '@posthorn/domain';
import { type CollectedPage, collectPage } from './collect-page.ts';
import { decodePage } from './decode-page.ts';
import {
  linkedPostings,
  listOf,
  markedPostings,
  type Thing,
  textOf,
  thingsOf,
} from './job-postings.ts';

interface Source {
  contentType: string;
  /** The address that answered, to which the page's own addresses are relative. */
  url: string;
}

/** What the page of a vacancy says, from the data it holds for search engines, else from what people read on it. */
export function readVacancyPage(bytes: Uint8Array, { contentType, url }: Source): VacancyPage {
  const page = collectPage(decodePage(bytes, contentType));
  const linked = linkedPostings(page);
  if (linked.length > 0) return fromPosting('jobPosting', linked, page, url);
  const marked = markedPostings(page);
  if (marked.length > 0) return fromPosting('markup', marked, page, url);
  return fromText(page, url);
}

const LONGEST_LINE = 500;
const MOST_PLACES = 10;
/** A line with its markup. */
const LONGEST_MARKED_LINE = 5_000;
/** A text in one line, without markup. */
const line = (text: string): string =>
  cut(joined(blocksOf(text.slice(0, LONGEST_MARKED_LINE))), LONGEST_LINE);
const joined = (blocks: readonly VacancyBlock[]): string =>
  blocks.map(({ text }) => text).join(' ');

function fromPosting(
  source: VacancySource,
  postings: readonly Thing[],
  page: CollectedPage,
  url: string,
): VacancyPage {
  const posting = postingOf(postings, page, url);
  const [company] = thingsOf(posting.hiringOrganization);
  const said = describedIn(posting, page, source);
  return {
    source,
    title: line(textOf(posting.title) || textOf(posting.name) || headingOf(page)),
    company: line(textOf(posting.hiringOrganization) || (page.metas.get('og:site_name') ?? '')),
    places: placesOf(posting),
    blocks: said.length > 0 ? said : mainBlocks(page),
    pageText: said.length > 0 ? besideDescription(page) : [],
    declaredLanguage: textOf(posting.inLanguage, ['alternateName', 'name']) || languageOf(page),
    address: absolute(textOf(posting.url) || page.canonical, url),
    image: absolute(addressOf(posting.image) || (page.metas.get('og:image') ?? ''), url),
    logo: absolute(addressOf(posting.logo) || addressOf(company?.logo), url),
    closesOn: feedDay(textOf(posting.validThrough)) ?? null,
    referenceNumber: line(textOf(posting.identifier, ['value', 'name'])),
    others: postings.length - 1,
  };
}

function fromText(page: CollectedPage, url: string): VacancyPage {
  return {
    source: 'page',
    title: line(headingOf(page)),
    company: line(page.metas.get('og:site_name') ?? ''),
    places: [],
    blocks: mainBlocks(page),
    pageText: [],
    declaredLanguage: languageOf(page),
    address: absolute(page.canonical || (page.metas.get('og:url') ?? ''), url),
    image: absolute(page.metas.get('og:image') ?? '', url),
    logo: '',
    closesOn: null,
    referenceNumber: '',
    others: 0,
  };
}

/** Of several vacancies the one that the page is about: by its address, else by its heading, else the first. */
function postingOf(postings: readonly Thing[], page: CollectedPage, url: string): Thing {
  const here = new Set([url, absolute(page.canonical, url) || url].map(bareAddress));
  const heading = page.firstHeading.toLowerCase();
  return (
    postings.find((one) => here.has(bareAddress(absolute(textOf(one.url), url)))) ??
    postings.find((one) => textOf(one.title).toLowerCase() === heading) ??
    postings[0] ??
    {}
  );
}

const bareAddress = (address: string): string =>
  address.replace(/[?#].*$/, '').replace(/(?<!\/)\/+$/, '');

const headingOf = ({ firstHeading, metas, title }: CollectedPage): string =>
  firstHeading || (metas.get('og:title') ?? '') || title;

const languageOf = ({ language, metas }: CollectedPage): string =>
  language || (metas.get('og:locale') ?? '') || (metas.get('content-language') ?? '');

/** Of all its parts together: a short page can refer to the same long text again and again. */
const LONGEST_DESCRIPTION = 1_000_000;
const MOST_DESCRIBED = 3_000;
/** The parts of a description; some pages give them one by one. */
const describing = ['description', 'responsibilities', 'qualifications', 'skills', 'jobBenefits'];

function describedIn(posting: Thing, page: CollectedPage, source: VacancySource): VacancyBlock[] {
  const marked = page.blocks.filter(({ region }) => region === 'description');
  if (source === 'markup' && marked.length > 0) return marked.map(bare);
  const said: VacancyBlock[] = [];
  let left = LONGEST_DESCRIPTION;
  for (const value of describing.flatMap((name) => listOf(posting[name]))) {
    const html = textOf(value);
    left -= html.length;
    if (left < 0 || said.length >= MOST_DESCRIBED) break;
    said.push(...blocksOf(html));
  }
  return said;
}

/** In the main part of a page, where it has one: its menus name places where the work is not. */
function besideDescription({ blocks }: CollectedPage): VacancyBlock[] {
  const main = blocks.filter(({ region }) => region === 'main');
  return (main.length > 0 ? main : blocks.filter(({ region }) => region === 'page')).map(bare);
}

const bare = ({ kind, text }: VacancyBlock): VacancyBlock => ({ kind, text });

/** Pages often have markup in a description, and some write it in entities, so that it is text at first. */
function blocksOf(html: string): VacancyBlock[] {
  const lines = /<[a-z][^<>]*>/i.test(html) ? html : html.replace(/\r?\n/g, '<br>');
  const once = collectPage(lines).blocks;
  const isEscaped = once.some(({ text }) =>
    /<\/?(p|li|ul|ol|br|div|h[1-6]|strong|b|script|style)\b[^<>]*>/i.test(text),
  );
  const blocks = isEscaped ? collectPage(joined(once)).blocks : once;
  return blocks.flatMap(asListEntry);
}

const bullet = /^\s*(?:[•·▪◦‣*–—-]|\p{Extended_Pictographic}\ufe0f?)\s+(?=\S)/u;
/** Lists are often written with signs instead of markup. */
function asListEntry({ kind, text }: VacancyBlock): VacancyBlock {
  return kind === 'text' && bullet.test(text)
    ? { kind: 'item', text: text.replace(bullet, '') }
    : { kind, text };
}

/** What stands in the main part of a page, where it has one; without what merely repeats its heading. */
function mainBlocks({ blocks, firstHeading }: CollectedPage): VacancyBlock[] {
  const main = blocks.filter(({ region }) => region !== 'page');
  return (main.length > 0 ? main : blocks)
    .filter(({ text }) => text !== firstHeading)
    .map(asListEntry);
}

/** Where the work is; of work that is done from home, where those who do it may live. */
function placesOf(posting: Thing): VacancyPlace[] {
  const said = locationsOf(posting);
  const isRemote = listOf(posting.jobLocationType).some((one) => one === 'TELECOMMUTE');
  if (said.length > 0 || !isRemote) return said;
  return listOf(posting.applicantLocationRequirements)
    .slice(0, MOST_PLACES)
    .map((area) => ({ ...nowhere, name: line(textOf(area)) }))
    .filter(({ name }) => name !== '');
}

function locationsOf(posting: Thing): VacancyPlace[] {
  return listOf(posting.jobLocation)
    .slice(0, MOST_PLACES)
    .flatMap((location) => {
      if (typeof location === 'string') return [{ ...nowhere, name: line(location) }];
      const [place] = thingsOf(location);
      if (!place) return [];
      const [address] = thingsOf(place.address);
      const name = textOf(address?.addressLocality) || textOf(place.address) || textOf(place.name);
      const region = line(textOf(address?.addressRegion));
      const country = line(textOf(address?.addressCountry));
      return [{ name: line(name), region, country }];
    })
    .filter(({ name, region }) => name !== '' || region !== '');
}
const nowhere: VacancyPlace = { name: '', region: '', country: '' };

const addressOf = (value: unknown): string => textOf(value, ['url', 'contentUrl', '@id']);

/** An address of the web as it is meant on this page; anything else is none. */
function absolute(address: string, base: string): string {
  if (address === '' || address.length > VACANCY_ADDRESS_MAX) return '';
  if (!URL.canParse(address, base)) return '';
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : '';
}
