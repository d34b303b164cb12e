import {
  cityOf,
  exampleSearch,
  profileLabel,
  type SearchedJob,
  titleForms,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';

/** What a person may search for to find the job: its first keyword, as far as that is known, and the place. */
export function searchQuery({ title, profiles, locations }: SearchedJob, keyword?: string): string {
  const [job] = profiles;
  const name = keyword ?? (job ? titleForms(profileLabel(job))[0] : title) ?? '';
  return exampleSearch(name, cityOf(locations[0]?.name ?? '')) || editorTexts.exampleQuery;
}
