import { countCharacters } from '../field/count.ts';
import { type Finding, finding } from '../finding.ts';

/** What can stand for itself in the text of a template, until a campaign fills it in. */
export const dynamicTags = ['job_title', 'description', 'city', 'company', 'url'] as const;
export type DynamicTag = (typeof dynamicTags)[number];

/** The tags people can insert while they write. */
export const insertableTags = ['city', 'company'] as const satisfies readonly DynamicTag[];
export type InsertableTag = (typeof insertableTags)[number];

export const placeholderOf = (tag: DynamicTag): string => `%%${tag}%%`;

/** 'Groningen, Netherlands' is in Groningen. */
export const cityOf = (locationName: string): string => (locationName.split(',')[0] ?? '').trim();

/** What a tag says in a campaign: all its cities, or the name of its workspace. */
export function tagText(
  tag: InsertableTag,
  campaign: { locations: readonly { name: string }[]; workspaceName: string },
): string {
  if (tag === 'company') return campaign.workspaceName;
  return campaign.locations.map(({ name }) => cityOf(name)).join(', ');
}

/** Why something can not be inserted: it would not fit any more. */
export function insertionFinding(text: string, inserted: string, max: number): Finding | undefined {
  return countCharacters(text + inserted) > max ? finding('ad.insertTooLong') : undefined;
}
