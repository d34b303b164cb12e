import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { addFinding, adTypeSpecs, notInPackageFinding, tooManyAdsFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdRequest } from '../ad-request.ts';
import { presentAds } from '../presenter.ts';
import { recordAd } from '../record-ad.ts';
import * as repository from '../repository.ts';
import { type CheckedAd, checkAd } from '../write-ad.ts';

type Sent = OperationInput<'createAd'>['body'];

export function createAd(deps: Deps, request: AdRequest & { campaignId: string }, sent: Sent) {
  const { accountId, campaignId, adType } = request;
  return inTransaction(deps, async (tx) => {
    const campaign = await repository.lockCampaign(tx, accountId, campaignId);
    if (!campaign) throw notFound();
    const ads = await repository.listAds(tx, accountId, { campaignId });
    const missing = notInPackageFinding(
      {
        status: campaign.status,
        packageId: campaign.package_id,
        channelsOff: campaign.channels_off,
      },
      adTypeSpecs[adType].placement,
    );
    if (missing) refuse(missing, 'conflict');
    const closed = addFinding(
      {
        status: campaign.status,
        type: campaign.type,
        present: ads.map(({ type }) => type),
        channelsOff: campaign.channels_off,
        hasLinkedinPage: campaign.linkedin_page_id !== null,
      },
      adType,
    );
    if (closed) refuse(closed, 'conflict');
    assertRoom(ads);
    const checked = await checkAd(tx, accountId, adType, sent, campaign.type);
    await recordAd(tx, request, campaign, { after: { adAdded: adType } });
    return insert(tx, request, { campaignId }, checked);
  });
}

export function createTemplateAd(
  deps: Deps,
  request: AdRequest & { templateId: string; kind: 'default' | 'custom' },
  sent: Sent,
) {
  const { accountId, templateId, kind, adType } = request;
  return inTransaction(deps, async (tx) => {
    if (!(await repository.lockTemplate(tx, accountId, templateId, kind))) throw notFound();
    assertRoom(await repository.listAds(tx, accountId, { templateId }));
    return insert(tx, request, { templateId }, await checkAd(tx, accountId, adType, sent));
  });
}

function assertRoom(ads: readonly unknown[]): void {
  const tooMany = tooManyAdsFinding(ads.length);
  if (tooMany) refuse(tooMany, 'conflict');
}

async function insert(
  tx: Tx,
  request: AdRequest,
  owner: repository.Owner,
  { words, placed }: CheckedAd,
) {
  const { accountId, adType } = request;
  const id = await repository.insertAd(tx, accountId, owner, adType, words);
  await repository.placeMedia(tx, accountId, id, placed);
  const row = await repository.findAd(tx, accountId, id, request);
  const [presented] = await presentAds(tx, accountId, row ? [row] : []);
  if (!presented) throw new Error('The new ad is not there');
  return presented;
}
