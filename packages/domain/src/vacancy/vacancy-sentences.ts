import type { Language } from '../campaign/language.ts';
import { countCharacters } from '../field/count.ts';
import { isAside } from './vacancy-asides.ts';
import type { VacancyBlock } from './vacancy-page.ts';
import { vacancyWords } from './vacancy-words.ts';

/** What a vacancy says, in the pieces that ads are made of: none of them is ever cut. */
export interface VacancySentences {
  sentences: readonly string[];
  /** Entries of the list of what the employer gives. */
  offers: readonly string[];
  /** Entries of all other lists. */
  items: readonly string[];
}

const SENTENCE_MIN = 15;
const ITEM_MIN = 4;
/** A longer list entry is a paragraph. */
const ITEM_MAX = 120;
const MOST = 60;
const READ_PER_BLOCK = 4_000;

/** Addresses, numbers to call, and rights reserved are no part of what a vacancy offers. */
const isContact = (text: string): boolean =>
  /@|https?:|www\.|©|(?:\+|\b0)[\d\s()/.-]{8,}\d/i.test(text) || /%%/.test(text);

const isShouted = (text: string): boolean =>
  text.length > 12 && text === text.toUpperCase() && /\p{L}/u.test(text);

export function vacancySentences(
  blocks: readonly VacancyBlock[],
  language: Language,
): VacancySentences {
  const { offers: offering } = vacancyWords[language];
  const isUsable = (text: string) =>
    !isContact(text) && !isShouted(text) && !isAside(text, language);
  const sentences: string[] = [];
  const offers: string[] = [];
  const items: string[] = [];
  let isOffer = false;
  for (const [at, { kind, text }] of blocks.entries()) {
    // What ends with a colon is the heading of what follows, whatever its markup says.
    if (kind === 'heading' || (kind === 'text' && /:$/.test(text))) isOffer = offering.test(text);
    else if (kind === 'item' && countCharacters(text) <= ITEM_MAX) {
      if (countCharacters(text) >= ITEM_MIN && isUsable(text))
        (isOffer ? offers : items).push(text);
    } else {
      const said = sentencesIn(text, language);
      const [behind = ''] = sentencesIn(blocks[at + 1]?.text ?? '', language);
      sentences.push(
        ...said.filter(
          (one, n) => isUsable(one) && isWhole(one) && !asksToCall(one, said[n + 1] ?? behind),
        ),
      );
    }
  }
  return { sentences: unique(sentences), offers: unique(offers), items: unique(items) };
}

/** Whether a question is only there for the number or address that follows it. */
const asksToCall = (text: string, next: string): boolean => text.endsWith('?') && isContact(next);

const isWhole = (text: string): boolean =>
  /[.!?…]["”’»)]?$/u.test(text) && text.length >= SENTENCE_MIN;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** Sentences in their order. One that goes on in small letters was cut at a full stop of a short form. */
function sentencesIn(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const found: string[] = [];
  for (const { segment } of segmenter.segment(text.slice(0, READ_PER_BLOCK))) {
    const last = found.at(-1);
    const goesOn = last !== undefined && (/^\p{Ll}/u.test(segment) || shortForm.test(last));
    if (goesOn) found[found.length - 1] = `${last} ${segment.trim()}`;
    else found.push(segment.trim());
  }
  return found.filter((one) => one !== '');
}

const shortForm =
  /(?:^|\s)(?:o\.a|bijv|incl|excl|max|min|ca|evt|nr|tel|dr|mr|z\.b|u\.a|bzw|ggf|inkl|zzgl|e\.g|i\.e|approx|no|env|p\.ex|sr|sra|dott)\.$/i;
