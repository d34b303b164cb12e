import { finding, say } from '@posthorn/domain';
import pLimit from 'p-limit';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openThreads, TookTooMuch } from '../../../platform/threads/open-threads.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import type { ArchiveAsked, ArchiveTold } from '../archive/archive.thread.ts';
import type { FoundBanner, RefusedBanner } from '../archive/find-banners.ts';
import { keepBanner, type StoredBanner, storeBanner } from '../archive/keep-banner.ts';
import type { AdContent } from '../content.ts';
import { type AdOwner, addAds, openOwner } from './create-ads.ts';

type Type = 'GoogleDisplayCustomAd';

/** An archive and what is in it lie in the memory, so there are few at once. */
const oneArchiveOfFew = pLimit(2);
const threads = openThreads<ArchiveAsked, ArchiveTold>(
  import.meta.url,
  '../archive/archive.thread.ts',
);

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
async function bannersOf({
  path,
  fileName,
}: Upload): Promise<{ banners: FoundBanner[]; refused: RefusedBanner[] }> {
  const told = await threads
    .converse((thread) => thread.ask({ path, fileName }))
    .catch((error: unknown) => {
      if (error instanceof TookTooMuch) return { findings: [finding('zip.tooHard', 'zip')] };
      throw error;
    });
  const findings =
    'findings' in told
      ? told.findings
      : told.banners.length === 0
        ? told.refused.flatMap((one) => one.findings)
        : [];
  if ('findings' in told || findings.length > 0) {
    throw new Refusal('invalid', 'zip.uploadFailed', { findings });
  }
  return { ...told, banners: told.banners.map(withBuffers) };
}

/** Between threads a buffer becomes plain bytes. */
const withBuffers = ({ files, ...banner }: FoundBanner): FoundBanner => ({
  ...banner,
  files: files.map(({ path, data: { buffer, byteOffset, byteLength } }) => ({
    path,
    data: Buffer.from(buffer, byteOffset, byteLength),
  })),
});
