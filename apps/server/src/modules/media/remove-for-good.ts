import type { Db, Tx } from '@posthorn/db';
import { dropFiles } from './files/keep-files.ts';
import {
  deleteCrop,
  deleteMedia,
  listCropsOf,
  listForgottenCrops,
  listUnusedRemoved,
  type MediaRow,
} from './repository.ts';

type Files = Pick<MediaRow, 'id' | 'account_id' | 'file_key' | 'preview_key' | 'thumbnail_keys'>;

/** An item that nothing shows, its cut-outs and all their files. */
export async function removeForGood(tx: Tx, row: Files): Promise<void> {
  const crops = await listCropsOf(tx, row.account_id, row.id);
  await deleteMedia(tx, row.account_id, row.id);
  await dropFiles(tx, [
    row.file_key,
    ...(row.preview_key ? [row.preview_key] : []),
    ...row.thumbnail_keys,
    ...crops.flatMap((crop) => [crop.file_key, crop.thumbnail_key]),
  ]);
}

/** What left the library and is shown by no ad any more, and cut-outs that never came into one. */
export async function sweepUnused(db: Db): Promise<void> {
  for (const row of await listUnusedRemoved(db)) {
    await db.transaction().execute((tx) => removeForGood(tx, row));
  }
  for (const crop of await listForgottenCrops(db)) {
    await db.transaction().execute(async (tx) => {
      await deleteCrop(tx, crop.account_id, crop.id);
      await dropFiles(tx, [crop.file_key, crop.thumbnail_key]);
    });
  }
}
