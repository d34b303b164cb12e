import { cityOf, type SearchedJob } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';

/** What a person may search for to find the job. */
export function searchQuery({ title, profiles, locations }: SearchedJob): string {
  const name = profiles[0]?.name ?? title;
  const place = cityOf(locations[0]?.name ?? '');
  const isSaid = name.toLowerCase().includes(place.toLowerCase());
  const words = isSaid ? name : `${name} ${place}`;
  return words.trim().toLowerCase() || editorTexts.exampleQuery;
}
