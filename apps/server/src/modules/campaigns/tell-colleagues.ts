import { campaignTitle, fullName, say } from '@posthorn/domain';
import { notify } from '../notifications/index.ts';
import type { CampaignRequest, Facts } from './change-campaign.ts';

/**
 * Tells the others what a person did to a campaign. The status changes once, however often it is asked
 * for, and so this is told once.
 */
export async function tellColleagues(
  kind: 'approved' | 'paused' | 'stopped',
  { accountId, campaignId, personId: by }: CampaignRequest,
  { tx, workspaceId }: Facts,
  title: string,
): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select(['first_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  const words = { name: fullName(person), title: campaignTitle({ title }) };
  const message = say(`news.${kind}`, words);
  await notify(tx, { kind, by, accountId, workspaceId, campaignId, message });
}
