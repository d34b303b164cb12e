import { type Db, readJobTitles } from '@posthorn/db';
import { suggestedKeywords } from '@posthorn/domain';
import { notFound } from '../../../platform/refusal.ts';

/** What was chosen for a campaign, and what its job profiles suggest in its language. */
export async function findKeywords(db: Db, accountId: string, campaignId: string) {
  const row = await db
    .selectFrom('campaign')
    .select(['keywords', 'language', 'profiles', 'function_group'])
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const jobs = await readJobTitles(db, {
    profiles: row.profiles,
    functionGroup: row.function_group,
  });
  return { chosen: row.keywords, suggested: suggestedKeywords(jobs, row.language) };
}
