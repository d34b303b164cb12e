import type { Tx } from '@posthorn/db';
import type { RecordedCampaign } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import type { AdRequest } from './ad-request.ts';

/** A change of an ad stands in the log of its campaign, and open screens of the campaign hear of it. */
export function recordAd(
  tx: Tx,
  { accountId, personId, requestId }: AdRequest,
  campaign: { id: string; workspace_id: string },
  said: { before?: RecordedCampaign; after?: RecordedCampaign },
): Promise<void> {
  return recordChange(tx, {
    accountId,
    personId,
    requestId,
    workspaceId: campaign.workspace_id,
    kind: 'campaign',
    entityId: campaign.id,
    campaignId: campaign.id,
    action: 'changed',
    ...said,
    tells: { workspaceId: campaign.workspace_id },
  });
}
