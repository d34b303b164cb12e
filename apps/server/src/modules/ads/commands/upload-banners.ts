import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Tx } from '@posthorn/db';
import { extensionOf } from '@posthorn/domain';
import pLimit from 'p-limit';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ownFiles, storeFiles } from '../../media/index.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import { type FoundBanner, findBanners } from '../archive/find-banners.ts';
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
  // Asked first without any work, and once more when the ads are written.
  await deps.connection.db.transaction().execute((tx) => openOwner(tx, request, owner));
  const stored = await oneArchiveOfFew(async () => {
    const banners = await bannersOf(upload);
    const written: StoredBanner[] = [];
    for (const banner of banners) written.push(await storeBanner(deps, request.accountId, banner));
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

interface StoredBanner extends Omit<FoundBanner, 'files'> {
  files: { path: string; key: string; bytes: number }[];
}

async function storeBanner(
  deps: Deps,
  accountId: string,
  { files, ...banner }: FoundBanner,
): Promise<StoredBanner> {
  const keys = await storeFiles(
    deps.connection.db,
    deps.storage,
    accountId,
    files.map(({ path, data }, n) => ({ ending: `-${n}.${extensionOf(path)}`, content: data })),
  );
  return {
    ...banner,
    files: files.map(({ path, data }, n) => ({ path, key: keys[n] ?? '', bytes: data.length })),
  };
}

/** The files get an owner, under an address that nobody can guess. */
async function keepBanner(
  tx: Tx,
  accountId: string,
  { files, page, name, width, height }: StoredBanner,
): Promise<AdContent> {
  const { id: bundle_id } = await tx
    .insertInto('banner_bundle')
    .values({ account_id: accountId, token: randomBytes(32).toString('base64url') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ownFiles(
    tx,
    files.map(({ key }) => key),
  );
  await tx
    .insertInto('banner_file')
    .values(files.map((file) => ({ bundle_id, ...file })))
    .execute();
  return { uploaded: { bundle_id, page, name, width, height }, placed: [] };
}
