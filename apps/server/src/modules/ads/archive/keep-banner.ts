import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import { extensionOf } from '@posthorn/domain';
import type { Storage } from '../../../platform/storage/storage.ts';
import { ownFiles, storeFiles } from '../../media/index.ts';
import type { AdContent } from '../content.ts';
import type { FoundBanner } from './find-banners.ts';

/** A banner whose files lie in the storage, and still belong to no one. */
export interface StoredBanner extends Omit<FoundBanner, 'files'> {
  files: { path: string; key: string; bytes: number }[];
}

export async function storeBanner(
  db: Db,
  storage: Storage,
  accountId: string,
  { files, ...banner }: FoundBanner,
): Promise<StoredBanner> {
  const keys = await storeFiles(
    db,
    storage,
    accountId,
    files.map(({ path, data }, n) => ({ ending: `-${n}.${extensionOf(path)}`, content: data })),
  );
  return {
    ...banner,
    files: files.map(({ path, data }, n) => ({ path, key: keys[n] ?? '', bytes: data.length })),
  };
}

/** The files get an owner, under an address that no one can guess. */
export async function keepBanner(
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
