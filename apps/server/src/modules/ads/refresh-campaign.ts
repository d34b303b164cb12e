import type { Tx } from '@posthorn/db';
import { type CampaignStatus, deliveryOf, isRunning } from '@posthorn/domain';
import { refreshPublications } from '../publishing/index.ts';
import type { AdRequest } from './ad-request.ts';

/** A change of the ads of a launched campaign reaches the networks with the change itself. */
export async function refreshCampaign(
  tx: Tx,
  { accountId, now }: Pick<AdRequest, 'accountId' | 'now'>,
  campaign: { id: string; status: CampaignStatus },
  changedAds: readonly string[],
): Promise<void> {
  const delivery = isRunning(campaign.status) && deliveryOf(campaign.status);
  if (!delivery) return;
  const wish = { accountId, campaignId: campaign.id, now, delivery };
  await refreshPublications(tx, wish, changedAds);
}
