import { countCharacters } from '../field/count.ts';
import { wholeWords } from './truncation.ts';

const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/g;
const clauseEnd = /\s*[,;:|–—(/]\s*|\s-\s/;
const looseEnd = /[\s,;:|–—(/&+-]+$/;

/** Whether there is something to say, and room for it. */
export const fits = (text: string, max: number): boolean =>
  text !== '' && countCharacters(text) <= max;

/** As many whole sentences as fit; where not even the first one does, as many words. */
export function fittedText(text: string, max: number): string {
  const whole = text.trim();
  if (fits(whole, max)) return whole;
  const ends = [...whole.matchAll(sentenceEnd)].map(({ index, 0: { length } }) =>
    whole.slice(0, index + length).trimEnd(),
  );
  const longest = ends.findLast((head) => fits(head, max));
  return longest ?? wholeWords(whole, max).replace(looseEnd, '');
}

/** The sentences of a text, without the spaces between them. */
export function sentencesOf(text: string): string[] {
  let from = 0;
  const found: string[] = [];
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    found.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  return [...found, text.slice(from)].map((one) => one.trim()).filter((one) => one !== '');
}

/** A text in pieces that fit, each of whole sentences; a sentence that is too long is cut at its words. */
export function fittedPieces(text: string, max: number): string[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1);
    const together = last && `${last} ${sentence}`;
    if (together && fits(together, max)) pieces[pieces.length - 1] = together;
    else pieces.push(fittedText(sentence, max));
  }
  return pieces;
}

/** One short line: the text itself, or its first part that stands alone and fits. */
export function fittedLine(text: string, max: number): string {
  const whole = text.trim();
  if (fits(whole, max)) return whole;
  const [clause = ''] = whole.split(clauseEnd);
  if (clause.length > 2 && fits(clause, max)) return clause;
  return wholeWords(whole, max).replace(looseEnd, '');
}

// Search ads and banners are refused with pictograms in them.
const pictograms = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu;

/** A text in one line, in letters only. */
export const plainWords = (text: string): string =>
  text.replace(pictograms, '').replace(/\s+/g, ' ').trim();
