import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { adsOpenFinding, type CampaignStatus, lastOfKindFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdRequest } from '../ad-request.ts';
import { countAds } from '../count-ads.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import * as repository from '../repository.ts';
import { type CheckedAd, checkAd } from '../write-ad.ts';

interface UpdateRequest extends AdRequest {
  adId: string;
  expectedVersion: number | undefined;
}

export function updateAd(
  deps: Deps,
  request: UpdateRequest,
  sent: OperationInput<'updateAd'>['body'],
) {
  const { accountId, adId, adType, expectedVersion } = request;
  return inTransaction(deps, async (tx) => {
    const found = await repository.findAd(tx, accountId, adId, request);
    if (!found) throw notFound();
    const campaign = found.campaign_id
      ? await repository.lockCampaign(tx, accountId, found.campaign_id)
      : undefined;
    if (found.campaign_id && !campaign) throw notFound();
    if (found.template_id) await repository.lockTemplate(tx, accountId, found.template_id);
    // Read again: what was read before the lock may be old.
    const row = await repository.findAd(tx, accountId, adId, request);
    if (!row) throw notFound();
    if (expectedVersion !== undefined && expectedVersion !== row.version) {
      const [current] = await presentAds(tx, accountId, [row]);
      throw new Refusal('stale', 'request.stale', { current });
    }
    const over = campaign && adsOpenFinding(campaign.status);
    if (over) refuse(over, 'conflict');
    // Who says nothing about the address to read leaves it as it is.
    const { display_url = row.display_url } = sent;
    const change = { ...sent, display_url };
    const checked = await checkAd(tx, accountId, adType, change, campaign?.type);
    if (campaign) await assertKindStays(tx, request, campaign, checked);
    const { words, placed } = checked;
    await repository.updateAd(tx, accountId, adId, words);
    await repository.placeMedia(tx, accountId, adId, placed);
    if (campaign) await recordAd(tx, request, campaign, { after: { adChanged: adType } });
    const [presented] = await presentAds(tx, accountId, [
      { ...row, ...words, version: row.version + 1 },
    ]);
    if (!presented) throw notFound();
    return presented;
  });
}

/** What runs keeps running: the last ad of a kind can not become one of another kind. */
async function assertKindStays(
  tx: Tx,
  { accountId, adId }: UpdateRequest,
  campaign: { id: string; status: CampaignStatus },
  { mediaType }: CheckedAd,
): Promise<void> {
  const counted = await countAds(tx, accountId, campaign.id);
  const before = counted.find(({ id }) => id === adId);
  if (!before) throw notFound();
  const change = { before, after: { ...before, mediaType } };
  const last = lastOfKindFinding(campaign.status, change, counted);
  if (last) refuse(last, 'conflict');
}
