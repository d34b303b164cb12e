import type { Tx } from '@posthorn/db';
import type { AdType } from '@posthorn/domain';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { AdRequest } from './ad-request.ts';
import { presentAds } from './presenter.ts';
import * as repository from './repository.ts';

/** A request for a change of one ad, as its caller saw it. */
export interface OneAdRequest<Type extends AdType = AdType> extends AdRequest<Type> {
  adId: string;
  expectedVersion: number | undefined;
}

/** The ad and what it belongs to, locked. A newer version is answered and not overwritten. */
export async function openAd(tx: Tx, request: OneAdRequest) {
  const { accountId, adId, expectedVersion } = request;
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
  const owner = campaign ?? { templateId: row.template_id ?? '' };
  return { row, campaign, owner };
}
