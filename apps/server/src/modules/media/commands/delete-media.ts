import type { MediaType } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { dropFiles } from '../files/keep-files.ts';
import { SWEEP_FILES } from '../jobs.ts';
import { deleteMedia as deleteRow, findMedia, listCropsOf, lockMedia } from '../repository.ts';

interface DeleteRequest {
  accountId: string;
  personId: string;
  mediaId: string;
  types: readonly MediaType[];
}

export function deleteMedia(deps: Deps, request: DeleteRequest): Promise<void> {
  const { accountId, personId, mediaId, types } = request;
  return inTransaction(deps, async (tx) => {
    await lockMedia(tx, accountId, mediaId);
    const row = await findMedia(tx, accountId, mediaId, types);
    if (!row) throw notFound();
    const crops = await listCropsOf(tx, accountId, mediaId);
    await deleteRow(tx, accountId, mediaId);
    await dropFiles(tx, [
      row.file_key,
      ...(row.preview_key ? [row.preview_key] : []),
      ...row.thumbnail_keys,
      ...crops.flatMap((crop) => [crop.file_key, crop.thumbnail_key]),
    ]);
    await enqueueJob(tx, SWEEP_FILES, {});
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'media',
      entityId: mediaId,
      action: 'removed',
      before: { title: row.title, type: row.type },
      tells: { everybody: true },
    });
  });
}
