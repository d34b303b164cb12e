import {
  type CampaignProfile,
  type Keyword,
  type Language,
  suggestedKeywords,
  type TitlesOfJob,
} from '@posthorn/domain';
import type { Db, Tx } from '../connect.ts';

interface ForJobs {
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
}

/**
 * What the jobs of a campaign are called in every language; for a function group, all of its jobs. A profile
 * that the reference data dropped keeps its titles; one dropped before titles had a language has the names
 * of its own row.
 */
export async function readJobTitles(
  db: Db | Tx,
  { profiles, functionGroup }: ForJobs,
): Promise<TitlesOfJob[]> {
  const ids =
    profiles.length > 0 ? profiles.map(({ id }) => id) : await idsOfGroup(db, functionGroup);
  if (ids.length === 0) return [];
  const [rows, own] = await Promise.all([
    db
      .selectFrom('job_profile_title')
      .select(['profile_id', 'language', 'position', 'title'])
      .where('profile_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('job_profile')
      .select(['id', 'name', 'synonyms'])
      .where('id', 'in', ids)
      .execute(),
  ]);
  return ids.map((id) => {
    const titles: TitlesOfJob = {};
    for (const { profile_id, language, position, title } of rows) {
      if (profile_id !== id) continue;
      const before = titles[language] ?? { synonyms: [] };
      titles[language] =
        position === 0
          ? { ...before, name: title }
          : { ...before, synonyms: [...before.synonyms, title] };
    }
    if (Object.keys(titles).length > 0) return titles;
    const { name, synonyms } = own.find((profile) => profile.id === id) ?? {
      name: profiles.find((profile) => profile.id === id)?.name,
      synonyms: [],
    };
    return { en: { name, synonyms } };
  });
}

async function idsOfGroup(db: Db | Tx, functionGroup: string | null): Promise<string[]> {
  if (functionGroup === null) return [];
  const rows = await db
    .selectFrom('job_profile')
    .select('id')
    .where('function_group', '=', functionGroup)
    .where('retired', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The keywords that the jobs of a campaign or a template suggest in its language. */
export const readSuggestedKeywords = async (
  db: Db | Tx,
  jobs: ForJobs & { language: Language },
): Promise<Keyword[]> => suggestedKeywords(await readJobTitles(db, jobs), jobs.language);
