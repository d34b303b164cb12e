import type { Tx } from '@posthorn/db';
import {
  type AdType,
  addFinding,
  adTypeSpecs,
  channelLabels,
  finding,
  isOfKind,
  notInPackageFinding,
  openChannels,
  type RecordedCampaign,
  tooManyAdsFinding,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import type { AdContent, CheckContent } from '../content.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import { refreshCampaign } from '../refresh-campaign.ts';
import * as repository from '../repository.ts';
import { insertAds, removeAds } from '../store-ads.ts';

/** What the ads belong to. */
export type AdOwner = { campaignId: string } | { templateId: string; kind: 'default' | 'custom' };

/** One new ad, of a campaign or a template. */
export function createAd<Type extends AdType>(
  deps: Deps,
  request: AdRequest<Type>,
  owner: AdOwner,
  check: CheckContent,
): Promise<AdOf<Type>> {
  return inTransaction(deps, async (tx) => {
    const [ad] = await addAds(tx, request, owner, async (campaignType) => [
      await check(tx, { campaignType, before: undefined }),
    ]);
    if (!ad) throw new Error('The new ad is not there');
    return ad;
  });
}

type CampaignType = Parameters<CheckContent>[1]['campaignType'];

/**
 * Adds ads of one kind where the rules allow it; their content is asked for once there is a place.
 * Those they replace go in the same transaction: what runs is never without ads in between.
 */
export async function addAds<Type extends AdType>(
  tx: Tx,
  request: AdRequest<Type>,
  owner: AdOwner,
  contentsFor: (campaignType: CampaignType) => Promise<AdContent[]>,
  replacedIds: readonly string[] = [],
): Promise<AdOf<Type>[]> {
  const { accountId, adType: type } = request;
  const { campaign, present, recorded } = await openOwner(tx, request, owner);
  const contents = await contentsFor(campaign?.type);
  const gone = await removeAds(tx, accountId, owner, { type, ids: replacedIds });
  const tooMany = tooManyAdsFinding(present.length - gone + contents.length - 1);
  if (tooMany) refuse(tooMany, 'conflict');
  await recordAd(tx, request, recorded, { after: said(type, contents.length, gone) });
  const ads = contents.map((content) => ({ type, ...content }));
  const ids = await insertAds(tx, accountId, owner, ads);
  if (campaign) await refreshCampaign(tx, request, campaign, ids);
  const rows = await repository.findAds(tx, accountId, ids);
  return (await presentAds(tx, accountId, rows)) as AdOf<Type>[];
}

const said = (type: AdType, count: number, gone: number): RecordedCampaign =>
  isOfKind(type, 'uploadedBanner')
    ? { bannersUploaded: count, ...(gone > 0 && { bannersReplaced: gone }) }
    : { adAdded: type };

/** Locks what the ads will belong to, and refuses where there is no place for ads of this kind. */
export async function openOwner(tx: Tx, { accountId, adType }: AdRequest, owner: AdOwner) {
  if (!('campaignId' in owner)) {
    const { templateId, kind } = owner;
    const template = await repository.lockTemplate(tx, accountId, templateId, kind);
    if (!template) throw notFound();
    const { channel } = adTypeSpecs[adType];
    if (!openChannels(template.type).includes(channel)) {
      refuse(finding('ad.channelNotInType', '', { channel: channelLabels[channel] }), 'conflict');
    }
    const present = await repository.listTypes(tx, accountId, owner);
    return { campaign: undefined, present, recorded: owner };
  }
  const campaign = await repository.lockCampaign(tx, accountId, owner.campaignId);
  if (!campaign) throw notFound();
  const { status, type, package_id: packageId, channels_off: channelsOff } = campaign;
  const { placement } = adTypeSpecs[adType];
  const missing = notInPackageFinding({ status, packageId, channelsOff }, placement);
  if (missing) refuse(missing, 'conflict');
  const present = await repository.listTypes(tx, accountId, owner);
  const closed = addFinding({ status, type, present, channelsOff }, adType);
  if (closed) refuse(closed, 'conflict');
  return { campaign, present, recorded: campaign };
}
