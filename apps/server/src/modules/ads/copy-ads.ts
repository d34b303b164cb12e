import type { Tx } from '@posthorn/db';
import type { NewAd } from './content.ts';
import { listAds, type Owner } from './repository.ts';
import { insertAds } from './store-ads.ts';
import { readContents } from './stored-content.ts';

interface Copying {
  from: Owner;
  to: Owner;
  /** Which of the ads, and with what words; all of them as they are unless said otherwise. */
  choose?: (ads: NewAd[]) => NewAd[];
}

/**
 * The same ads somewhere else, in the same order. They share their cut-outs until one of them is cut
 * anew, and the files of uploaded banners for good. Says how many there were.
 */
export async function copyAds(
  tx: Tx,
  accountId: string,
  { from, to, choose = (ads) => ads }: Copying,
): Promise<number> {
  const ads = choose(await readContents(tx, accountId, await listAds(tx, accountId, from)));
  if (ads.length > 0) await insertAds(tx, accountId, to, ads);
  return ads.length;
}
