import type { Tx } from '@posthorn/db';
import { filledIn, type RecordedCampaign, takenOver } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import { copyAds, presentTypes } from '../ads/index.ts';
import type { CampaignState } from './state.ts';

interface Taking {
  accountId: string;
  personId: string;
  requestId: string;
  campaignId: string;
  workspaceId: string;
  templateId: string;
}

/** Gives a campaign the ads of its template, in its own words, as far as the rules let it. */
export async function takeOverAds(tx: Tx, request: Taking, state: CampaignState): Promise<void> {
  const { accountId, personId, requestId, campaignId, workspaceId, templateId } = request;
  const present = await presentTypes(tx, accountId, campaignId);
  const { name } = await tx
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const known = { locations: state.locations, workspaceName: name };
  const taken = await copyAds(tx, accountId, {
    from: { templateId },
    to: { campaignId },
    choose: (ads) =>
      takenOver({ ...state, present }, ads).map((ad) => ({
        ...ad,
        message: filledIn(ad.message, known),
        headline: filledIn(ad.headline, known),
        link_description: filledIn(ad.link_description, known),
      })),
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
