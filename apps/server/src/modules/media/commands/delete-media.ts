import type { Tx } from '@posthorn/db';
import { type MediaType, mediaTypes } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { sweepFilesJob } from '../jobs.ts';
import { recordMedia } from '../record-media.ts';
import { removeForGood } from '../remove-for-good.ts';
import { findMedia, hideMedia, isShown, lockMedia } from '../repository.ts';

interface Deleting {
  accountId: string;
  personId: string;
}

export function deleteMedia(
  deps: Deps,
  request: Deleting & { mediaId: string; types: readonly MediaType[] },
): Promise<void> {
  return inTransaction(deps, async (tx) => {
    if (!(await takeOut(tx, request, request.mediaId, request.types))) throw notFound();
    await enqueueJob(tx, sweepFilesJob, {});
  });
}

/** Many at once; says which. Those that are gone already are not among them. */
export function deleteMediaItems(
  deps: Deps,
  { ids, ...request }: Deleting & { ids: readonly string[] },
): Promise<string[]> {
  return inTransaction(deps, async (tx) => {
    const deleted: string[] = [];
    // In one order, so that two people who delete the same do not wait for each other for ever.
    for (const id of [...new Set(ids)].sort()) {
      if (await takeOut(tx, request, id, mediaTypes)) deleted.push(id);
    }
    await enqueueJob(tx, sweepFilesJob, {});
    return deleted;
  });
}

/** What an ad shows only leaves the library; it goes for good when the last such ad does. */
async function takeOut(
  tx: Tx,
  { accountId, personId }: Deleting,
  mediaId: string,
  types: readonly MediaType[],
): Promise<boolean> {
  await lockMedia(tx, accountId, mediaId);
  const row = await findMedia(tx, accountId, mediaId, types);
  if (!row || row.removed_at) return false;
  if (await isShown(tx, accountId, mediaId)) await hideMedia(tx, accountId, mediaId);
  else await removeForGood(tx, accountId, mediaId);
  await recordMedia(tx, {
    accountId,
    personId,
    entityId: mediaId,
    action: 'removed',
    before: { title: row.title, type: row.type },
  });
  return true;
}
