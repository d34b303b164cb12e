import { type FocalPoint, type MediaType, mediaWordsFindings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { presentMedia } from '../presenter.ts';
import { recordMedia } from '../record-media.ts';
import { findMedia, lockMedia, type MediaRow, updateMedia } from '../repository.ts';

interface ChangeRequest {
  accountId: string;
  personId: string;
  mediaId: string;
  types: readonly MediaType[];
  expectedVersion: number | undefined;
  title: string;
  altText: string | undefined;
  focalPoint?: FocalPoint | undefined;
}

/** What is not said stays as it is. */
export function changeMedia(deps: Deps, request: ChangeRequest): Promise<MediaRow> {
  const { accountId, personId, mediaId, types, expectedVersion } = request;
  return inTransaction(deps, async (tx) => {
    await lockMedia(tx, accountId, mediaId);
    const before = await findMedia(tx, accountId, mediaId, types);
    if (!before) throw notFound();
    if (expectedVersion !== undefined && expectedVersion !== before.version) {
      throw new Refusal('stale', 'request.stale', { current: presentMedia(before) });
    }
    const was = wordsOf(before);
    const now = {
      title: request.title.trim(),
      altText: request.altText?.trim() ?? was.altText,
      focalPoint: request.focalPoint ?? was.focalPoint,
    };
    refuseWhen(mediaWordsFindings(now));
    await updateMedia(tx, accountId, mediaId, now);
    await recordMedia(tx, {
      accountId,
      personId,
      entityId: mediaId,
      action: 'changed',
      before: was,
      after: now,
    });
    return (await findMedia(tx, accountId, mediaId, types)) ?? before;
  });
}

const wordsOf = (row: MediaRow) => ({
  title: row.title,
  altText: row.alt_text,
  focalPoint: { x: row.focal_x, y: row.focal_y },
});
