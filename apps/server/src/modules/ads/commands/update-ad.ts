import type { Tx } from '@posthorn/db';
import {
  type AdType,
  adsOpenFinding,
  type CampaignStatus,
  lastOfKindFinding,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdOf } from '../ad-request.ts';
import type { AdContent, CheckContent } from '../content.ts';
import { countAds } from '../count-ads.ts';
import { type OneAdRequest, openAd } from '../open-ad.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import * as repository from '../repository.ts';
import { updateAd as write } from '../store-ads.ts';
import { readContents } from '../stored-content.ts';

export function updateAd<Type extends AdType>(
  deps: Deps,
  request: OneAdRequest<Type>,
  check: CheckContent,
): Promise<AdOf<Type>> {
  const { accountId, adId, adType } = request;
  return inTransaction(deps, async (tx) => {
    const { row, campaign } = await openAd(tx, request);
    const over = campaign && adsOpenFinding(campaign.status);
    if (over) refuse(over, 'conflict');
    const [before] = await readContents(tx, accountId, [row]);
    const content = await check(tx, { campaignType: campaign?.type, before });
    if (campaign) await assertKindStays(tx, request, campaign, content);
    await write(tx, accountId, adId, content);
    if (campaign) await recordAd(tx, request, campaign, { after: { adChanged: adType } });
    if (campaign) await refreshCampaign(tx, request, campaign);
    const rows = await repository.findAds(tx, accountId, [adId]);
    const [presented] = await presentAds(tx, accountId, rows);
    if (!presented) throw notFound();
    return presented as AdOf<Type>;
  });
}

/** What runs keeps running: the last ad of a kind can not become one of another kind. */
async function assertKindStays(
  tx: Tx,
  { accountId, adId }: OneAdRequest,
  campaign: { id: string; status: CampaignStatus },
  { mediaType }: AdContent,
): Promise<void> {
  if (!mediaType) return;
  const counted = await countAds(tx, accountId, campaign.id);
  const before = counted.find(({ id }) => id === adId);
  if (!before) throw notFound();
  const change = { before, after: { ...before, mediaType } };
  const last = lastOfKindFinding(campaign.status, change, counted);
  if (last) refuse(last, 'conflict');
}
