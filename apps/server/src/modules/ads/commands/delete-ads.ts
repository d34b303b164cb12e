import type { OperationAnswer } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { adsOpenFinding, type CountedAd, lastAdFinding, say, sayFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { countAds } from '../count-ads.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import * as repository from '../repository.ts';
import { deleteAds as remove } from '../store-ads.ts';
import type { AdOwner } from './create-ads.ts';

interface DeleteAdsRequest {
  accountId: string;
  personId: string;
  requestId: string;
  now: Date;
  ads: readonly { id: string; version: number }[];
}

type Outcomes = OperationAnswer<'deleteAds'>;

/**
 * Deletes several ads of a campaign or template, and says of each that stays why. What the networks are to show
 * is worked out once, after all of them.
 */
export function deleteAds(
  deps: Deps,
  request: DeleteAdsRequest,
  owner: AdOwner,
): Promise<Outcomes> {
  const { accountId } = request;
  return inTransaction(deps, async (tx) => {
    const campaign = await lockOwner(tx, accountId, owner);
    const present = await repository.listAds(tx, accountId, owner);
    let left: CountedAd[] = campaign ? await countAds(tx, accountId, campaign.id) : [];
    const gone: typeof present = [];

    const reasonToKeep = (row: (typeof present)[number], version: number): string | undefined => {
      if (row.version !== version) return say('request.stale');
      const ad = left.find(({ id }) => id === row.id);
      const last = campaign && ad && lastAdFinding(campaign.status, ad, left);
      return last && sayFinding(last);
    };

    const outcomes = request.ads.map(({ id, version }) => {
      const row = present.find((one) => one.id === id);
      const reason = row && !gone.includes(row) ? reasonToKeep(row, version) : undefined;
      if (row && !gone.includes(row) && !reason) {
        gone.push(row);
        left = left.filter((ad) => ad.id !== id);
      }
      return { adId: id, isDeleted: !reason, reason: reason ?? null };
    });
    if (gone.length === 0) return outcomes;
    const recorded = campaign ?? { templateId: 'templateId' in owner ? owner.templateId : '' };
    for (const { type } of gone) {
      await recordAd(tx, request, recorded, { before: { adRemoved: type } });
    }
    await remove(
      tx,
      accountId,
      owner,
      gone.map(({ id }) => id),
    );
    if (campaign) await refreshCampaign(tx, request, campaign, []);
    return outcomes;
  });
}

/** The campaign, locked, where they belong to one whose ads may change; nothing of a template. */
async function lockOwner(tx: Tx, accountId: string, owner: AdOwner) {
  if (!('campaignId' in owner)) {
    const { templateId, kind } = owner;
    if (!(await repository.lockTemplate(tx, accountId, templateId, kind))) throw notFound();
    return undefined;
  }
  const campaign = await repository.lockCampaign(tx, accountId, owner.campaignId);
  if (!campaign) throw notFound();
  const over = adsOpenFinding(campaign.status);
  if (over) refuse(over, 'conflict');
  return campaign;
}
