import { readFile } from 'node:fs/promises';
import { say } from '@posthorn/domain';
import pLimit from 'p-limit';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import { findBanners, type RefusedBanner } from '../archive/find-banners.ts';
import { keepBanner, type StoredBanner, storeBanner } from '../archive/keep-banner.ts';
import { readArchive } from '../archive/read-archive.ts';
import type { AdContent } from '../content.ts';
import { type AdOwner, addAds, openOwner } from './create-ads.ts';

type Type = 'GoogleDisplayCustomAd';

/** An archive and what is in it lie in the memory, so there are few at once. */
const oneArchiveOfFew = pLimit(2);

interface Sent {
  upload: Upload;
  /** Ads of the same kind that go when the new ones are there, and stay when there are none. */
  replacedIds: readonly string[];
}

interface SomeBanners {
  message: string;
  banners: AdOf<Type>[];
  refused: RefusedBanner[];
}

/**
 * Every banner of an archive becomes an ad. Those that are refused are answered beside the ads, with their
 * reasons; where all are, nothing changes.
 */
export async function uploadBanners(
  deps: Deps,
  request: AdRequest<Type>,
  owner: AdOwner,
  { upload, replacedIds }: Sent,
): Promise<AdOf<Type>[] | SomeBanners> {
  const { db } = deps.connection;
  // Asked first without any work, and once more when the ads are written.
  await db.transaction().execute((tx) => openOwner(tx, request, owner));
  const { stored, refused } = await oneArchiveOfFew(async () => {
    const { banners, refused } = await bannersOf(upload);
    const written: StoredBanner[] = [];
    for (const banner of banners) {
      written.push(await storeBanner(db, deps.storage, request.accountId, banner));
    }
    return { stored: written, refused };
  });
  return inTransaction(deps, async (tx) => {
    const made = await addAds(
      tx,
      request,
      owner,
      async () => {
        const contents: AdContent[] = [];
        for (const banner of stored) contents.push(await keepBanner(tx, request.accountId, banner));
        return contents;
      },
      replacedIds,
    );
    if (refused.length === 0) return made;
    return { message: say('zip.leftOut', { n: refused.length }), banners: made, refused };
  });
}

/** Whatever is wrong with the archive: the sentence people know, with the cause beside it. */
async function bannersOf(upload: Upload): ReturnType<typeof findBanners> {
  try {
    const files = await readArchive(await readFile(upload.path));
    const found = await findBanners(files, upload.fileName);
    if (found.banners.length === 0) refuseWhen(found.refused.flatMap(({ findings }) => findings));
    return found;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid', 'zip.uploadFailed', { findings: error.findings });
  }
}
