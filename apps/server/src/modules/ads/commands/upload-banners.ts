import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import { type FoundBanner, findBanners } from '../archive/find-banners.ts';
import { keepBanner, type StoredBanner, storeBanner } from '../archive/keep-banner.ts';
import { readArchive } from '../archive/read-archive.ts';
import type { AdContent } from '../content.ts';
import { type AdOwner, addAds, openOwner } from './create-ads.ts';

type Type = 'GoogleDisplayCustomAd';

/** An archive and what is in it lie in the memory, so there are few at once. */
const oneArchiveOfFew = pLimit(2);

/** Every banner of an archive becomes an ad; one that is refused refuses them all. */
export async function uploadBanners(
  deps: Deps,
  request: AdRequest<Type>,
  owner: AdOwner,
  upload: Upload,
): Promise<AdOf<Type>[]> {
  const { db } = deps.connection;
  // Asked first without any work, and once more when the ads are written.
  await db.transaction().execute((tx) => openOwner(tx, request, owner));
  const stored = await oneArchiveOfFew(async () => {
    const banners = await bannersOf(upload);
    const written: StoredBanner[] = [];
    for (const banner of banners) {
      written.push(await storeBanner(db, deps.storage, request.accountId, banner));
    }
    return written;
  });
  return inTransaction(deps, (tx) =>
    addAds(tx, request, owner, async () => {
      const contents: AdContent[] = [];
      for (const banner of stored) contents.push(await keepBanner(tx, request.accountId, banner));
      return contents;
    }),
  );
}

/** Whatever is wrong with the archive: the sentence people know, with the cause beside it. */
async function bannersOf(upload: Upload): Promise<FoundBanner[]> {
  try {
    return await findBanners(await readArchive(await readFile(upload.path)), upload.fileName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid', 'zip.uploadFailed', { findings: error.findings });
  }
}
