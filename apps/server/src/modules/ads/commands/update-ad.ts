import { isDeepStrictEqual } from 'node:util';
import type { AdRow, Tx } from '@posthorn/db';
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
import { keepTags } from '../keep-tags.ts';
import { type OneAdRequest, openAd } from '../open-ad.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import * as repository from '../repository.ts';
import { updateAd as write } from '../store-ads.ts';
import { readContents } from '../stored-content.ts';

/** The next version of an ad. One that would say the same stays as it is and leaves no trace. */
export function updateAd<Type extends AdType>(
  deps: Deps,
  request: OneAdRequest<Type>,
  check: CheckContent,
): Promise<AdOf<Type>> {
  const { accountId, adId, adType } = request;
  return inTransaction(deps, async (tx) => {
    const { row, campaign, owner } = await openAd(tx, request);
    const over = campaign && adsOpenFinding(campaign.status);
    if (over) refuse(over, 'conflict');
    const [before] = await readContents(tx, accountId, [row]);
    if (!before) throw notFound();
    const sent = await check(tx, { campaignType: campaign?.type, before });
    const content = keepTags(row, before, sent);
    if (isSameContent(before, content)) return present<Type>(tx, accountId, [row]);
    if (campaign) await assertKindStays(tx, request, campaign, content);
    await write(tx, accountId, adId, content);
    await recordAd(tx, request, owner, { after: { adChanged: adType } });
    if (campaign) await refreshCampaign(tx, request, campaign, [adId]);
    return present<Type>(tx, accountId, await repository.findAds(tx, accountId, [adId]));
  });
}

async function present<Type extends AdType>(tx: Tx, accountId: string, rows: AdRow[]) {
  const [presented] = await presentAds(tx, accountId, rows);
  if (!presented) throw notFound();
  return presented as AdOf<Type>;
}

const contentParts = ['words', 'banner', 'search', 'uploaded', 'placed'] as const;

const isSameContent = (before: AdContent, after: AdContent): boolean =>
  contentParts.every((part) => isDeepStrictEqual(before[part], after[part]));

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
