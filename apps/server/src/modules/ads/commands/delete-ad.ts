import { adsOpenFinding, lastAdFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdRequest } from '../ad-request.ts';
import { countAds } from '../count-ads.ts';
import { recordAd } from '../record-ad.ts';
import * as repository from '../repository.ts';

export function deleteAd(deps: Deps, request: AdRequest & { adId: string }): Promise<void> {
  const { accountId, adId, adType } = request;
  return inTransaction(deps, async (tx) => {
    const row = await repository.findAd(tx, accountId, adId, request);
    if (!row) throw notFound();
    if (row.campaign_id) {
      const campaign = await repository.lockCampaign(tx, accountId, row.campaign_id);
      if (!campaign) throw notFound();
      const over = adsOpenFinding(campaign.status);
      if (over) refuse(over, 'conflict');
      const counted = await countAds(tx, accountId, campaign.id);
      const ad = counted.find(({ id }) => id === adId);
      if (!ad) throw notFound();
      const last = lastAdFinding(campaign.status, ad, counted);
      if (last) refuse(last, 'conflict');
      await recordAd(tx, request, campaign, { before: { adRemoved: adType } });
    }
    await repository.deleteAd(tx, accountId, adId);
  });
}
