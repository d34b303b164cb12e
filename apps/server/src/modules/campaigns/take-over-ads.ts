import type { Tx } from '@posthorn/db';
import { filledIn, type RecordedCampaign, takenOver } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import { copyAds, listTypes, withTexts } from '../ads/index.ts';
import type { CampaignState } from './state.ts';

interface Taking {
  accountId: string;
  personId: string;
  requestId: string;
  campaignId: string;
  workspaceId: string;
  templateId: string;
}

/**
 * Gives a campaign the ads of its template, as far as the rules let it, with the name of its workspace in
 * them. Its places may still change, so the tags for them stay, and are filled in wherever ads are read.
 */
export async function takeOverAds(tx: Tx, request: Taking, state: CampaignState): Promise<void> {
  const { accountId, personId, requestId, campaignId, workspaceId, templateId } = request;
  const present = await listTypes(tx, accountId, { campaignId });
  const { name: workspaceName } = await tx
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const taken = await copyAds(tx, accountId, {
    from: { templateId },
    to: { campaignId },
    choose: (ads) =>
      takenOver({ ...state, present }, ads).map((ad) =>
        withTexts(ad, (text) => filledIn(text, { workspaceName })),
      ),
  });
  if (taken === 0) return;
  await recordChange(tx, {
    accountId,
    personId,
    requestId,
    workspaceId,
    kind: 'campaign',
    entityId: campaignId,
    campaignId,
    action: 'changed',
    after: { adsTaken: taken } satisfies RecordedCampaign,
    tells: { workspaceId },
  });
}
