import type { Language } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connect.ts';
import { typedText } from './typed-text.ts';

export interface FoundProfile {
  id: string;
  /** English, in every installation and for every asker. */
  name: string;
  function_group: string;
  synonyms: string[];
  /** In the language that was asked for, else English. */
  local_name: string;
  /** The title that was searched for, where it is another one than the name in that language. */
  matched_title: string | null;
}

export interface FunctionGroup {
  key: string;
  name: string;
}

export interface ProfileSearch {
  q?: string;
  /** In which the names are wanted. */
  language?: Language;
  /** Ids: without anything typed, jobs of the same function groups are proposed, the nearest first. */
  like?: readonly string[];
  limit?: number;
}

/**
 * Job profiles for what a person typed so far, best first. By a name or synonym in any language: exactly
 * that, with that word, beginning with it, with a word that begins with it, with it inside; when there is
 * nothing of the kind, looking like it. Without anything typed: jobs similar to `like`, else all, by name.
 */
export async function searchProfiles(
  db: Db,
  { q = '', language = 'en', like = [], limit = 1000 }: ProfileSearch = {},
): Promise<FoundProfile[]> {
  const typed = typedText(q);
  const options = { language, limit: Math.max(Math.trunc(limit), 0) };
  if (!typed) return like.length > 0 ? findSimilar(db, like, options) : listAll(db, options);
  const { key, containing, resembling } = profileMatches(typed);
  const found = await findBest(db, containing, key, options);
  return found.length > 0 ? found : findBest(db, resembling, key, options);
}

interface ListOptions {
  language: Language;
  limit: number;
}

/** A profile p with its name in a language. */
const named = (language: Language) => sql`(
  select p.*, coalesce(t.title, p.name) as local_name
  from job_profile p
  left join job_profile_title t
    on t.profile_id = p.id and t.language = ${language} and t.position = 0
  where not p.retired)`;

async function listAll(db: Db, { language, limit }: ListOptions): Promise<FoundProfile[]> {
  const { rows } = await sql<FoundProfile>`
    select id, name, function_group, synonyms, local_name, null as matched_title
    from ${named(language)} p
    order by fold(local_name), id
    limit ${limit}`.execute(db);
  return rows;
}

async function findSimilar(
  db: Db,
  like: readonly string[],
  { language, limit }: ListOptions,
): Promise<FoundProfile[]> {
  const { rows } = await sql<FoundProfile>`
    with likeness as (
      select other.id, max(similarity(mine.title, theirs.title)) as score
      from job_profile chosen
      join job_profile other on other.function_group = chosen.function_group
      left join job_profile_title mine on mine.profile_id = chosen.id and mine.position = 0
      left join job_profile_title theirs on theirs.profile_id = other.id and theirs.position = 0
        and theirs.language = mine.language
      where chosen.id = any (${like}) and other.id <> all (${like})
      group by other.id
    )
    select id, name, function_group, synonyms, local_name, null as matched_title
    from likeness join ${named(language)} p using (id)
    order by score desc nulls last, fold(local_name), id
    limit ${limit}`.execute(db);
  return rows;
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

/** Among equals a name goes before a synonym, and what has little else in it goes first. */
async function findBest(
  db: Db,
  match: Match,
  key: RawBuilder<unknown>,
  { language, limit }: ListOptions,
): Promise<FoundProfile[]> {
  const { rows } = await sql<FoundProfile>`
    with hit as (
      select profile_id, title, language, position, ${match.class} as class,
        similarity(term, ${key}) + case when position = 0 then 0.2 else 0 end as score
      from job_profile_title, unnest(terms) as term
      where ${match.where}
    ), best as (
      select distinct on (profile_id) profile_id as id, class, score, title
      from hit
      order by profile_id, class, score desc, language = ${language} desc, position, language
    )
    select id, name, function_group, synonyms, local_name,
      case when title <> local_name then title end as matched_title
    from best join ${named(language)} p using (id)
    order by class, score desc, fold(local_name), id
    limit ${limit}`.execute(db);
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
