import { findCampaign } from '../follow/find-campaign.ts';
import { tellProgress } from '../tell-progress.ts';
import type { PublicationRow } from './lease.ts';
import type { PublishTools } from './tools.ts';

/** Tells screens in the middle of the work. The work does not depend on it: the next step tells again. */
export async function mentionProgress(
  { db, log }: Pick<PublishTools, 'db' | 'log'>,
  row: PublicationRow,
): Promise<void> {
  try {
    const { workspace_id: workspaceId } = await findCampaign(db, row);
    const { campaign_id: campaignId, account_id: accountId } = row;
    await tellProgress(db, { campaignId, accountId, workspaceId });
  } catch (error) {
    log.warn({ err: error, publication: row.id }, 'screens were not told of progress');
  }
}
