import { adsOpenFinding, lastAdFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { countAds } from '../count-ads.ts';
import { type OneAdRequest, openAd } from '../open-ad.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import { deleteAd as remove } from '../store-ads.ts';

export function deleteAd(deps: Deps, request: OneAdRequest): Promise<void> {
  const { accountId, adId, adType } = request;
  return inTransaction(deps, async (tx) => {
    const { campaign, owner } = await openAd(tx, request);
    if (campaign) {
      const over = adsOpenFinding(campaign.status);
      if (over) refuse(over, 'conflict');
      const counted = await countAds(tx, accountId, campaign.id);
      const ad = counted.find(({ id }) => id === adId);
      if (!ad) throw notFound();
      const last = lastAdFinding(campaign.status, ad, counted);
      if (last) refuse(last, 'conflict');
    }
    await recordAd(tx, request, owner, { before: { adRemoved: adType } });
    await remove(tx, accountId, adId);
    if (campaign) await refreshCampaign(tx, request, campaign, []);
  });
}
