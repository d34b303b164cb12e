import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database, Tx } from '@posthorn/db';
import { cleanFileName, MEDIA_TITLE_MAX, titleFromFileName } from '@posthorn/domain';
import type { Insertable } from 'kysely';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ownFiles } from '../files/keep-files.ts';
import type { StoredMedia } from '../files/store-media.ts';
import { takeStillsJob } from '../jobs.ts';
import { recordMedia } from '../record-media.ts';
import { findMedia, findSameContent, insertMedia, type MediaRow } from '../repository.ts';

export interface AddRequest {
  accountId: string;
  personId: string;
  upload: Upload;
  /** As the person's clock says. */
  chosenAt: string | undefined;
}

/** A new item, and the one that was made from the same file before. */
export interface AddedMedia {
  row: MediaRow;
  sameAs: { id: string; title: string } | undefined;
}

/** The last step of every upload: its files get an owner, and the library an item. */
export async function addMedia(
  deps: Deps,
  { accountId, personId, upload, chosenAt }: AddRequest,
  stored: StoredMedia,
): Promise<AddedMedia> {
  const contentHash = await hashOf(upload.path);
  return inTransaction(deps, async (tx) => {
    const sameAs = await findSameContent(tx, accountId, stored.type, contentHash);
    const id = await addToLibrary(tx, stored, {
      accountId,
      personId,
      contentHash,
      fileName: cleanFileName(upload.fileName),
      ...placeInTime(chosenAt, deps.now()),
    });
    const row = await findMedia(tx, accountId, id, [stored.type]);
    if (!row) throw new Error('The new item is not there');
    return { row, sameAs };
  });
}

/** A clock that is wrong by more than this, or a file that was chosen so long ago, counts from now. */
const LATE_MS = 3_600_000;
const EARLY_MS = 60_000;

/** The library lists by when items came: those that were chosen together keep their order. */
function placeInTime(chosenAt: string | undefined, now: Date): { created_at?: Date } {
  if (!chosenAt) return {};
  const created_at = new Date(chosenAt);
  const ago = now.getTime() - created_at.getTime();
  return ago > LATE_MS || ago < -EARLY_MS ? {} : { created_at };
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

interface LibraryItem {
  accountId: string;
  personId: string;
  fileName: string;
  contentHash: Buffer;
  /** Its place in the order of the library; now where it is missing. */
  created_at?: Date;
}

/** Puts stored files into the library under the name of their file, and records it. */
export async function addToLibrary(
  tx: Tx,
  stored: StoredMedia,
  { accountId, personId, fileName, contentHash, ...place }: LibraryItem,
): Promise<string> {
  const title = [...titleFromFileName(fileName)].slice(0, MEDIA_TITLE_MAX).join('');
  const id = await keepMedia(tx, {
    ...stored,
    account_id: accountId,
    person_id: personId,
    title,
    file_name: fileName,
    content_hash: contentHash,
    ...place,
  });
  await recordMedia(tx, {
    accountId,
    personId,
    entityId: id,
    action: 'created',
    after: { title, type: stored.type },
  });
  return id;
}

/** The stills of a film are taken afterwards, by a job: no one waits for them. */
export async function keepMedia(
  tx: Tx,
  row: StoredMedia & Insertable<Database['media']>,
): Promise<string> {
  const { file_key, preview_key, thumbnail_keys } = row;
  await ownFiles(tx, [file_key, ...(preview_key ? [preview_key] : []), ...thumbnail_keys]);
  const id = await insertMedia(tx, row);
  const { account_id: accountId } = row;
  if (row.type === 'video') await enqueueJob(tx, takeStillsJob, { accountId, mediaId: id });
  return id;
}
