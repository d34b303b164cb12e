import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connect.ts';
import { typedText } from './typed-text.ts';

export interface FoundProfile {
  id: string;
  name: string;
  function_group: string;
  synonyms: string[];
}

export interface FunctionGroup {
  key: string;
  name: string;
}

/**
 * Job profiles for what a person typed so far, best first. By name or synonym: exactly that, with
 * that word, beginning with it, with a word that begins with it, with it inside; when there is
 * nothing of the kind, looking like it. Without anything typed: all, by name.
 */
export async function searchProfiles(db: Db, q = '', limit = 1000): Promise<FoundProfile[]> {
  const typed = typedText(q);
  const wanted = Math.max(Math.trunc(limit), 0);
  if (!typed) {
    return db
      .selectFrom('job_profile')
      .select(['id', 'name', 'function_group', 'synonyms'])
      .where('retired', '=', false)
      .orderBy(sql`fold(name)`)
      .orderBy('id')
      .limit(wanted)
      .execute();
  }
  const { key, containing, resembling } = profileMatches(typed);
  const found = await findBest(db, containing, key, wanted);
  return found.length > 0 ? found : findBest(db, resembling, key, wanted);
}

interface Match {
  class: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

function profileMatches(typed: string) {
  const key = sql`search_key(${typed})`;
  const containing: Match = {
    class: sql`case
      when term = ${key} then 0
      when ' ' || term || ' ' like '% ' || ${key} || ' %' then 1
      when starts_with(term, ${key}) then 2
      when term like '% ' || ${key} || '%' then 3
      else 4
    end`,
    where: sql`term like '%' || ${key} || '%' and ${key} <> ''`,
  };
  const resembling: Match = {
    class: sql`0`,
    where: sql`word_similarity(${key}, term) > 0.5 and length(${key}) > 3`,
  };
  return { key, containing, resembling };
}

/** Among equals the own name goes before a synonym, and what has little else in it goes first. */
async function findBest(db: Db, match: Match, key: RawBuilder<unknown>, wanted: number) {
  const { rows } = await sql<FoundProfile>`
    with hit as (
      select id, min(${match.class}) as class,
        max(similarity(term, ${key}) + case when position = 1 then 0.2 else 0 end) as score
      from job_profile, unnest(terms) with ordinality as title (term, position)
      where not retired and ${match.where}
      group by id
    )
    select id, name, function_group, synonyms
    from hit join job_profile using (id)
    order by class, score desc, fold(name), id
    limit ${wanted}`.execute(db);
  return rows;
}

export function listFunctionGroups(db: Db): Promise<FunctionGroup[]> {
  return db
    .selectFrom('function_group')
    .select(['key', 'name'])
    .where('retired', '=', false)
    .orderBy(sql`fold(name)`)
    .execute();
}
