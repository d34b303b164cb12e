import type { Tx } from '@posthorn/db';
import { type CountedAd, countedAd } from '@posthorn/domain';
import { firstMediaTypes, listAds } from './repository.ts';

/** The ads of a campaign as the rules of last ones count them. */
export async function countAds(
  tx: Tx,
  accountId: string,
  campaignId: string,
): Promise<CountedAd[]> {
  const ads = await listAds(tx, accountId, { campaignId });
  const ids = ads.map(({ id }) => id);
  const types = await firstMediaTypes(tx, accountId, ids);
  return ads.map(({ id, type }) => countedAd({ id, adType: type }, types.get(id)));
}
