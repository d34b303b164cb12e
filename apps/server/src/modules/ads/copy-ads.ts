import type { Tx } from '@posthorn/db';
import type { NewAd, StoredAd } from './content.ts';
import type { Owner } from './repository.ts';
import { insertAds } from './store-ads.ts';
import { isUntouched, readAds } from './stored-content.ts';

/**
 * The same ads somewhere else, in the same order. They share their cut-outs until one of them is cut
 * anew, and the files of uploaded banners for good.
 */
export async function copyAds(
  tx: Tx,
  accountId: string,
  { from, to }: { from: Owner; to: Owner },
): Promise<void> {
  const ads = await readAds(tx, accountId, from);
  if (ads.length > 0) await insertAds(tx, accountId, to, ads.map(copyOf));
}

/** The copy of an edited ad is a person's own, too: no version of it is the one that a template gave. */
function copyOf(ad: StoredAd): NewAd {
  const { id: _, version: __, createdAt: ___, origin, ...content } = ad;
  const givenVersion = isUntouched(ad) ? FIRST_VERSION : BEFORE_THE_FIRST;
  return { ...content, origin: origin && { ...origin, givenVersion } };
}

const FIRST_VERSION = 1;
const BEFORE_THE_FIRST = 0;
