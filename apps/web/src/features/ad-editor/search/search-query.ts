import { cityOf, type SearchedJob } from '@posthorn/domain';

/** What somebody may search for to find the job. */
export function searchQuery({ title, profiles, locations }: SearchedJob): string {
  const name = profiles[0]?.name ?? title;
  const [place] = locations;
  const words = `${name} ${place ? cityOf(place.name) : ''}`.trim().toLowerCase();
  return words || 'jobs near me';
}
