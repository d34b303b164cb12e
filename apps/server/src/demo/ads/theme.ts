import type { CropSizeName } from '@posthorn/domain';
import type { GoogleWords } from './google-words.ts';

/** A picture or film of the library by the name of its file, and what is cut out of it. */
export type Shown = string | [file: string, cut: CropSizeName];

interface LinkWords {
  message: string;
  headline: string;
  linkDescription: string;
}

/**
 * What ads about a kind of work show and say. In the words, {job} and {city} are those of the
 * campaign.
 */
export interface AdTheme {
  /** Where one works in it, after 'Werken in'. */
  field: string;
  /** For posts, of any shape. */
  posts: Shown[];
  /** For carousels: one to one. */
  squares: Shown[];
  /** For stories: nine to sixteen. */
  stories: Shown[];
  facebook: LinkWords[];
  instagram: string[];
  linkedIn: LinkWords[];
  google: GoogleWords;
}

const fileOf = (shown: Shown): string => (typeof shown === 'string' ? shown : shown[0]);
const cutOf = (shown: Shown): CropSizeName | undefined =>
  typeof shown === 'string' ? undefined : shown[1];

/** The same picture is cut once, however many ads show it. */
export const keyOf = (shown: Shown): string =>
  [fileOf(shown), cutOf(shown)].filter(Boolean).join('/');

/** What has to be cut for some themes: the sizes wanted of each file. */
export function cutsFor(themes: readonly AdTheme[]): Map<string, CropSizeName[]> {
  const wanted = new Map<string, CropSizeName[]>();
  for (const shown of themes.flatMap(({ posts, squares, stories }) => [
    ...posts,
    ...squares,
    ...stories,
  ])) {
    const cut = cutOf(shown);
    const cuts = wanted.get(fileOf(shown)) ?? [];
    if (cut && !cuts.includes(cut)) wanted.set(fileOf(shown), [...cuts, cut]);
  }
  return wanted;
}
