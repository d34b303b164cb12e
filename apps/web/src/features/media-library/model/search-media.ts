import {
  type DisplayLimit,
  type MediaFilter,
  type MediaPurpose,
  offeredTypes,
} from '@posthorn/domain';
import type { LibraryMedia } from '../api/list-media.ts';

export interface MediaView {
  search: string;
  filter: MediaFilter;
  limit: DisplayLimit;
}

/** Café and cafe are one word to a person who searches. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What was found, and as much of it as is to be shown. Every word must be somewhere. */
export function searchMedia(
  all: readonly LibraryMedia[],
  purpose: MediaPurpose,
  { search, filter, limit }: MediaView,
): { offered: number; found: number; shown: LibraryMedia[] } {
  const types = offeredTypes(purpose);
  const offered = all.filter(({ type }) => types.includes(type));
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = offered.filter(
    (media) => (filter === 'all' || media.type === filter) && hasWords(media, words),
  );
  const shown = limit === 'All' ? found : found.slice(0, limit);
  return { offered: offered.length, found: found.length, shown };
}

function hasWords({ title, fileName, altText }: LibraryMedia, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = plain([title, fileName, altText].join('\n'));
  return words.every((word) => text.includes(word));
}
