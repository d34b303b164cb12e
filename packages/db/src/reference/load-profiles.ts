import { languages, titleForms } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Tx } from '../connect.ts';
import type { JobProfileEntry, Reference } from './read-reference.ts';

type Entries = Pick<Reference, 'functionGroups' | 'jobProfiles'>;

/** What is no longer in the files is kept for those who refer to it, but retired. */
export async function loadProfiles(
  tx: Tx,
  { functionGroups, jobProfiles }: Entries,
): Promise<void> {
  // Two groups may swap names, and names are unique at every moment: so free them all first.
  await sql`update function_group set retired = true, name = 'retired: ' || key`.execute(tx);
  await sql`
    insert into function_group (key, name)
    select key, name from jsonb_to_recordset(${JSON.stringify(functionGroups)}::jsonb)
      as entry (key text, name text)
    on conflict (key) do update set name = excluded.name, retired = false`.execute(tx);
  await sql`update job_profile set retired = true`.execute(tx);
  const entries = jobProfiles.map((entry) => ({
    id: entry.key,
    name: entry.names.en,
    functionGroup: entry.functionGroup,
    synonyms: otherTitles(entry),
  }));
  await sql`
    insert into job_profile (id, name, function_group, synonyms)
    select id, name, "functionGroup", synonyms
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id text, name text, "functionGroup" text, synonyms text[])
    on conflict (id) do update set
      name = excluded.name, function_group = excluded.function_group,
      synonyms = excluded.synonyms, retired = false`.execute(tx);
  await sql`
    delete from job_profile_title using job_profile
    where id = profile_id and not retired`.execute(tx);
  await sql`
    insert into job_profile_title (profile_id, language, position, title, terms)
    select "profileId", language, position, title,
      array(select distinct search_key(form) from unnest(written) as form)
    from jsonb_to_recordset(${JSON.stringify(jobProfiles.flatMap(titlesOf))}::jsonb)
      as title ("profileId" text, language text, position integer, title text, written text[])
  `.execute(tx);
}

/** Every other name in every language, each once. */
const otherTitles = ({ names, synonyms }: JobProfileEntry): string[] => [
  ...new Set(
    languages
      .flatMap((language) => [names[language] ?? [], synonyms[language] ?? []].flat())
      .filter((title) => title !== names.en),
  ),
];

/** The name of a language stands first in it; without one, position 0 stays free. */
const titlesOf = ({ key, names, synonyms }: JobProfileEntry) =>
  languages.flatMap((language) => {
    const titles = [names[language], ...(synonyms[language] ?? [])];
    return titles.flatMap((title, position) =>
      title === undefined
        ? []
        : [
            {
              profileId: key,
              language,
              position,
              title,
              written: [title, ...titleForms(title)],
            },
          ],
    );
  });
