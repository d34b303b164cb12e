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

const placeholders = new RegExp(`%%(${dynamicTags.join('|')})%%`);

/** A text taken apart at its tags. What is no tag of ours stays as it was typed. */
export function piecesOfText(text: string): TextPiece[] {
  // Splitting with a group gives words and tags in turn.
  return text.split(placeholders).flatMap((part, n): TextPiece[] => {
    if (n % 2 === 1) return [{ tag: part as DynamicTag }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** Where tags stand in a text, as they are written. */
export function tagSpans(text: string): { from: number; to: number }[] {
  let at = 0;
  return piecesOfText(text).flatMap((piece) => {
    const from = at;
    at += 'tag' in piece ? placeholderOf(piece.tag).length : piece.text.length;
    return 'tag' in piece ? [{ from, to: at }] : [];
  });
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
