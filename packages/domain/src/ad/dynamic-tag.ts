import { dynamicTagTexts } from '#texts/dynamic-tag';
import { countCharacters } from '../field/count.ts';
import { type Finding, finding } from '../finding.ts';

/** What can stand for itself in the text of a template, until a campaign fills it in. */
export const dynamicTags = ['job_title', 'description', 'city', 'company', 'url'] as const;
export type DynamicTag = (typeof dynamicTags)[number];

/** The tags people can insert while they write. */
export const insertableTags = ['city', 'company'] as const satisfies readonly DynamicTag[];
export type InsertableTag = (typeof insertableTags)[number];

export const placeholderOf = (tag: DynamicTag): string => `%%${tag}%%`;

const tagNames: Record<DynamicTag, string> = dynamicTagTexts;

/** What a person calls a tag. */
export const dynamicTagName = (tag: DynamicTag): string => tagNames[tag];

/** A stretch of a text: words, or a tag that stands for some. */
export type TextPiece = { text: string } | { tag: DynamicTag };

/** People type tags by hand: %%City%% and %%CITY%% are the tag %%city%%. */
const placeholders = new RegExp(`%%(${dynamicTags.join('|')})%%`, 'i');
const everyPlaceholder = new RegExp(placeholders, 'gi');

/** A text taken apart at its tags. What is no tag of ours stays as it was typed. */
export function piecesOfText(text: string): TextPiece[] {
  // Splitting with a group gives words and tags in turn.
  return text.split(placeholders).flatMap((part, n): TextPiece[] => {
    if (n % 2 === 1) return [{ tag: part.toLowerCase() as DynamicTag }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** A text with other words in the place of its tags; a tag without any stays as it was typed. */
export const withTags = (text: string, wordsFor: (tag: DynamicTag) => string | undefined): string =>
  text.replace(
    everyPlaceholder,
    (written, name: string) => wordsFor(name.toLowerCase() as DynamicTag) || written,
  );

interface TagSpan {
  from: number;
  to: number;
  /** Written like a tag, but the name is none. */
  look?: 'unknown';
}

/** Anything but spaces between double percent signs in one line. */
const likeTags = /%%(?!\s*%%)[^%\n]+%%/g;

/** Where tags stand in a text, as they are written, and what only looks like one. */
export function tagSpans(text: string): TagSpan[] {
  let at = 0;
  return piecesOfText(text).flatMap((piece): TagSpan[] => {
    const from = at;
    at += 'tag' in piece ? placeholderOf(piece.tag).length : piece.text.length;
    if ('tag' in piece) return [{ from, to: at }];
    return [...piece.text.matchAll(likeTags)].map(({ index, 0: { length } }) => ({
      from: from + index,
      to: from + index + length,
      look: 'unknown',
    }));
  });
}

/** What is written like a tag in texts but is none, each once, as it is written. */
export const unknownTagsIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      tagSpans(text)
        .filter(({ look }) => look === 'unknown')
        .map(({ from, to }) => text.slice(from, to)),
    ),
  ),
];

/** The text is kept as it is, but a campaign cannot be launched with it. */
export function unknownTagWarning(texts: readonly string[]): Finding | undefined {
  const [tag] = unknownTagsIn(texts);
  return tag === undefined
    ? undefined
    : { code: 'ad.tagUnknown', severity: 'warning', path: '', params: { tag } };
}

/** The tags that stand in texts, each once. */
export const tagsIn = (texts: readonly string[]): DynamicTag[] => {
  const pieces = texts.flatMap(piecesOfText);
  return dynamicTags.filter((tag) => pieces.some((piece) => 'tag' in piece && piece.tag === tag));
};

/** A text with the names of its tags, where only words can stand: 'Work in [City]'. */
export const withTagNames = (text: string): string =>
  piecesOfText(text)
    .map((piece) => ('tag' in piece ? `[${dynamicTagName(piece.tag)}]` : piece.text))
    .join('');

/** 'Groningen, Netherlands' is in Groningen. */
export const cityOf = (locationName: string): string => (locationName.split(',')[0] ?? '').trim();

/** What a tag says in a campaign: all its cities, or the name of its account. */
export function tagText(
  tag: InsertableTag,
  campaign: { locations: readonly { name: string }[]; company: string },
): string {
  if (tag === 'company') return campaign.company;
  return campaign.locations.map(({ name }) => cityOf(name)).join(', ');
}

/** Why something can not be inserted: it would not fit any more. */
export function insertionFinding(together: string, max: number): Finding | undefined {
  return countCharacters(together) > max ? finding('ad.insertTooLong') : undefined;
}
