import {
  type AdType,
  adTypeSpecs,
  plainAdTypes,
  type SocialAdType,
  socialAdTypes,
} from '../ad/ad-type.ts';
import { bannerTextLimits, prefilledTitle, TAG_MAX_LENGTH, TAGS_SHOWN } from '../ad/banner-copy.ts';
import { fits } from '../ad/fitted-text.ts';
import { callsToActionFor } from '../ad/offered-actions.ts';
import { repeatedLines, type SearchList, searchListSpecs } from '../ad/search-copy.ts';
import { wholeWords } from '../ad/truncation.ts';
import type { Language } from '../campaign/language.ts';
import type { CampaignType } from '../campaign/type.ts';
import { type Channel, channelSpecs, channels } from '../channel/channel.ts';
import type { VacancySentences } from './vacancy-sentences.ts';
import { vacancyWords } from './vacancy-words.ts';

/** What the ads of a vacancy are made of. All of it is the vacancy's own. */
export interface AdvertisedVacancy extends VacancySentences {
  title: string;
  company: string;
  place: string;
  hours: string;
  language: Language;
}

export interface SocialDraft {
  message: string;
  headline: string;
  linkDescription: string;
  callToAction: string;
}
export interface BannerDraft {
  type: string;
  subtitle: string;
  title: string;
  tags: string[];
  callToAction: string;
}
export interface SearchDraft {
  headlines: string[];
  descriptions: string[];
}

/** The kinds with a picture, in the order in which they are shown. Stories show the picture alone, and may be left out. */
export const draftedSocialTypes: readonly SocialAdType[] = socialAdTypes.filter((adType) => {
  const { channel, isStory } = adTypeSpecs[adType];
  return isStory || plainAdTypes[channel] === adType;
});

/** All that a first draft may hold, each once. */
export const draftedAdTypes: readonly AdType[] = [
  ...draftedSocialTypes,
  plainAdTypes.googleDisplay,
  plainAdTypes.googleSearch,
];

/** The channels a campaign from a vacancy begins with: no logo is needed there, and no more than 1 a day. */
export const firstVacancyChannels: readonly Channel[] = channels.filter(
  (channel) =>
    !channelSpecs[channel].isOffAtFirst &&
    adTypeSpecs[plainAdTypes[channel]].media?.takes !== 'logos',
);

/** Of several ways to say something the first that fits; else as many whole words of the last as do. */
function fitting(max: number, ...ways: readonly string[]): string {
  const whole = ways.find((way) => fits(way, max));
  if (whole !== undefined) return whole;
  const words = wholeWords(ways.at(-1) ?? '', max).trimEnd();
  // A word that fills the whole place was cut.
  return /\s/.test(words) || fits(words, max - 1) ? words : '';
}

const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

/** More than this is not read to its end, whatever a network allows. */
const MESSAGE_WANTED = 600;
const SENTENCES_SHARE = 0.65;
const ITEMS_WANTED = 4;
const ITEM_FITS = 70;

export function socialDraft(
  adType: SocialAdType,
  vacancy: AdvertisedVacancy,
  campaignType?: CampaignType,
): SocialDraft {
  const { message, headline, linkDescription } = adTypeSpecs[adType].texts;
  const { title, company, place } = vacancy;
  const where = joined(' – ', title, place);
  const who = joined(' · ', company, place);
  return {
    message: message ? messageOf(vacancy, Math.min(message.max, MESSAGE_WANTED)) : '',
    headline: headline
      ? fits(where, headline.warnLength)
        ? where
        : fitting(headline.max, title)
      : '',
    linkDescription: linkDescription
      ? fits(who, linkDescription.warnLength)
        ? who
        : fitting(linkDescription.max, company, place, title)
      : '',
    callToAction: applyAction(adType, campaignType),
  };
}

/** Whole sentences in their order, then what is offered as a list, as much as there is room for. */
function messageOf(vacancy: AdvertisedVacancy, max: number): string {
  const { sentences, offers, items, title, company, place } = vacancy;
  let text = '';
  for (const sentence of sentences) {
    const longer = joined(' ', text, sentence);
    // The first one may be long: without any there is nothing to read.
    if (!fits(longer, text === '' ? max : max * SENTENCES_SHARE)) break;
    text = longer;
  }
  if (text === '') text = fitting(max, joined(' – ', title, joined(', ', company, place)));
  let listed = 0;
  for (const item of [...offers, ...items]) {
    const longer = `${text}${listed === 0 ? '\n\n' : '\n'}• ${item}`;
    if (listed === ITEMS_WANTED) break;
    if (!fits(item, ITEM_FITS) || !fits(longer, max)) continue;
    text = longer;
    listed += 1;
  }
  return text;
}

/** Words of a button that lead to a vacancy, the best first; stories have none that ask to apply. */
const applying: readonly string[] = ['APPLY_NOW', 'APPLY', 'LEARN_MORE'];

function applyAction(adType: SocialAdType, campaignType?: CampaignType): string {
  const offered: readonly string[] = callsToActionFor(adType, campaignType);
  return applying.find((action) => offered.includes(action)) ?? offered[0] ?? '';
}

/** A list entry as a line of its own: no sign at its end. */
const asLine = (text: string): string => text.replace(/[\s.;,]+$/u, '');

export function bannerDraft(vacancy: AdvertisedVacancy): BannerDraft {
  const { title, company, place, hours, language, sentences, offers, items } = vacancy;
  const { vacancy: word, apply } = vacancyWords[language];
  const { subtitle: most } = bannerTextLimits;
  const said = [...offers.map(asLine), ...sentences].find((text) => fits(text, most));
  const tags = [place, hours, ...[...offers, ...items].map(asLine), company]
    .filter((tag) => fits(tag, TAG_MAX_LENGTH))
    .slice(0, TAGS_SHOWN);
  return {
    type: word,
    subtitle: said ?? fitting(most, joined(' · ', company, place), company, title),
    title: prefilledTitle(title),
    tags: tags.length > 0 ? [...new Set(tags)] : [word],
    callToAction: apply,
  };
}

export function searchDraft(vacancy: AdvertisedVacancy): SearchDraft {
  const { title, company, place, hours, language, sentences, offers, items } = vacancy;
  const { vacancy: word, apply } = vacancyWords[language];
  const entries = [...offers, ...items].map(asLine);
  const [main = title] = title.split(/[,;:|(–—]| - /);
  const name = fitting(searchListSpecs.headlines.length, title, main.trim());
  return {
    headlines: lines('headlines', [
      name,
      joined(' ', name, place),
      joined(' ', word, place),
      company,
      apply,
      hours,
      ...entries.filter((entry) => !entry.includes('!')),
      place,
    ]),
    descriptions: lines('descriptions', [
      ...sentences,
      ...pairs(entries, searchListSpecs.descriptions.length),
      joined(' – ', title, joined(', ', company, place)),
      `${joined(' – ', name, company)}. ${apply}.`,
    ]),
  };
}

const HEADLINES_WANTED = 10;

/** Those that fit, each said once. */
function lines(list: SearchList, all: readonly string[]): string[] {
  const { length, max } = searchListSpecs[list];
  const fitted = all.filter((one) => fits(one, length));
  const repeated = repeatedLines(fitted);
  return fitted.filter((_, n) => !repeated.has(n)).slice(0, Math.min(max, HEADLINES_WANTED));
}

/** List entries as sentences, two in a line where there is room for both. */
function pairs(entries: readonly string[], max: number): string[] {
  const found: string[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const longer = `${last} ${entry}.`;
    const isAlone = last !== undefined && last.indexOf('. ') === -1;
    if (isAlone && fits(longer, max)) found[found.length - 1] = longer;
    else found.push(`${entry}.`);
  }
  return found;
}
