import { sql } from 'kysely';
import type { Tx } from '../connect.ts';
import type { Reference } from './read-reference.ts';

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
  await sql`
    insert into job_profile (id, name, function_group, synonyms, terms)
    select key, name, "functionGroup", synonyms,
      array(
        select search_key(written)
        from unnest(array_prepend(name, synonyms)) with ordinality as title (term, position),
          -- 'Lehrer/in' is two words to search for: Lehrer and Lehrerin
          unnest(array[term, replace(term, '/in', ''), replace(term, '/in', 'in')]) as written
        group by position, search_key(written)
        order by position
      )
    from jsonb_to_recordset(${JSON.stringify(jobProfiles)}::jsonb)
      as entry (key text, name text, "functionGroup" text, synonyms text[])
    on conflict (id) do update set
      name = excluded.name, function_group = excluded.function_group,
      synonyms = excluded.synonyms, terms = excluded.terms, retired = false`.execute(tx);
}
