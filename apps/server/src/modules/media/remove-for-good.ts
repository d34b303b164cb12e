import type { Db, Tx } from '@posthorn/db';
import { dropFiles } from './files/keep-files.ts';
import {
  deleteCrop,
  deleteMedia,
  isCutShown,
  isShown,
  listCropsOf,
  listForgottenCrops,
  listUnusedRemoved,
  lockMedia,
} from './repository.ts';

/** An item that nothing shows, its cut-outs and all their files. The caller holds its lock. */
export async function removeForGood(tx: Tx, accountId: string, id: string): Promise<void> {
  const crops = await listCropsOf(tx, accountId, id);
  const row = await deleteMedia(tx, accountId, id);
  if (!row) return;
  await dropFiles(tx, [
    row.file_key,
    ...(row.preview_key ? [row.preview_key] : []),
    ...row.thumbnail_keys,
    ...crops.flatMap((crop) => [crop.file_key, crop.thumbnail_key]),
  ]);
}

/**
 * What left the library and is shown by no ad any more, and cut-outs that never came into one. Each is
 * looked at again under its lock: an ad may have come to show it since.
 */
export async function sweepUnused(db: Db): Promise<void> {
  for (const { account_id, id } of await listUnusedRemoved(db)) {
    await db.transaction().execute(async (tx) => {
      await lockMedia(tx, account_id, id);
      if (!(await isShown(tx, account_id, id))) await removeForGood(tx, account_id, id);
    });
  }
  for (const { account_id, media_id, id } of await listForgottenCrops(db)) {
    await db.transaction().execute(async (tx) => {
      await lockMedia(tx, account_id, media_id);
      if (await isCutShown(tx, account_id, id)) return;
      const gone = await deleteCrop(tx, account_id, id);
      if (gone) await dropFiles(tx, [gone.file_key, gone.thumbnail_key]);
    });
  }
}
