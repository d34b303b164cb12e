import type { MediaType } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { sweepFilesJob } from '../jobs.ts';
import { removeForGood } from '../remove-for-good.ts';
import { findMedia, hideMedia, isShown, lockMedia } from '../repository.ts';

interface DeleteRequest {
  accountId: string;
  personId: string;
  mediaId: string;
  types: readonly MediaType[];
}

/** What an ad shows only leaves the library; it goes for good when the last such ad does. */
export function deleteMedia(deps: Deps, request: DeleteRequest): Promise<void> {
  const { accountId, personId, mediaId, types } = request;
  return inTransaction(deps, async (tx) => {
    await lockMedia(tx, accountId, mediaId);
    const row = await findMedia(tx, accountId, mediaId, types);
    if (!row || row.removed_at) throw notFound();
    if (await isShown(tx, accountId, mediaId)) await hideMedia(tx, accountId, mediaId);
    else await removeForGood(tx, accountId, mediaId);
    await enqueueJob(tx, sweepFilesJob, {});
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
