import type { Tx } from '@posthorn/db';
import type { CampaignStatus } from '@posthorn/domain';
import { refreshPublications } from '../publishing/index.ts';
import type { AdRequest } from './ad-request.ts';

/** A change of the ads of a launched campaign reaches the networks with the change itself. */
export async function refreshCampaign(
  tx: Tx,
  { accountId, now }: AdRequest,
  campaign: { id: string; status: CampaignStatus },
): Promise<void> {
  if (campaign.status !== 'active' && campaign.status !== 'paused') return;
  const delivery = campaign.status;
  await refreshPublications(tx, { accountId, campaignId: campaign.id, now, delivery });
}
