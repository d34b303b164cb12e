import { type Db, readSuggestedKeywords } from '@posthorn/db';
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
  const { profiles, function_group: functionGroup, language } = row;
  const suggested = await readSuggestedKeywords(db, { profiles, functionGroup, language });
  return { chosen: row.keywords, suggested };
}
